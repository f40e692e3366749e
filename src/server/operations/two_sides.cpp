#include "server/operations/two_sides.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include <fmt/format.h>

namespace ariadne::server {

namespace {

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> out;
    while (true) {
        const std::size_t begin = line.find_first_not_of(' ');
        if (begin == std::string_view::npos) return out;
        line.remove_prefix(begin);
        const std::size_t end = std::min(line.find(' '), line.size());
        out.emplace_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

std::optional<std::int64_t> whole(const std::string& word) {
    std::int64_t out = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return out;
}

// Per cent, or a word where it is proven.
void read_score(const std::string& word, bool first_moves, Thought& out) {
    out.proven = word == "win" || word == "loss";
    double chance = word == "win" ? 1 : 0;
    if (!out.proven) {
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), chance);
        if (error != std::errc() || end != word.data() + word.size()) return;
        chance /= 100;
    }
    out.chance = first_moves ? chance : 1 - chance;
}

}  // namespace

Result<const worlds::TwoPlayer*> game_of_two(const worlds::World& world) {
    if (const worlds::TwoPlayer* game = world.two_player()) return game;
    return fail(fmt::format("the world {} is no game of two", world.name()));
}

std::optional<Thought> read_thought(std::string_view line, bool first_moves) {
    const std::vector<std::string> words = words_of(line);
    if (words.size() < 2 || words.front() != "info" || words[1] != "depth") return std::nullopt;
    Thought out;
    for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
        if (words[i] == "line") {
            out.line.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            break;
        }
        if (words[i] == "depth") out.depth = whole(words[i + 1]);
        if (words[i] == "nodes") out.nodes = whole(words[i + 1]);
        if (words[i] == "score") read_score(words[i + 1], first_moves, out);
    }
    return out;
}

}  // namespace ariadne::server
