#include "worlds/amazons/protocol/words.h"

#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "worlds/amazons/notation.h"

namespace ariadne::amazons {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";
constexpr std::uint64_t most_milliseconds = 1'000'000'000;  // eleven days
constexpr std::uint64_t most_nodes = 1'000'000'000'000'000'000;
constexpr std::uint64_t most_depth = 1'000;

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> out;
    for (std::size_t at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = line.find_first_of(blanks, at);
        out.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
    }
    return out;
}

std::string in_quotes(std::string_view word) {
    constexpr std::size_t most = 40;
    std::string out = "'";
    for (const char c : word.substr(0, most)) out += c >= ' ' && c <= '~' ? c : '?';
    return out + (word.size() > most ? "...'" : "'");
}

Result<std::uint64_t> read_number(std::string_view word, std::uint64_t least, std::uint64_t most) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error == std::errc() && end == word.data() + word.size() && value >= least && value <= most) return value;
    return fail(fmt::format("found {}, expected a whole number from {} to {}", in_quotes(word), least, most));
}

Result<GoLimits> read_go(std::span<const std::string_view> words) {
    GoLimits out;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string_view word = words[at];
        if (word == "infinite") continue;
        const bool named = word == "time" || word == "nodes" || word == "depth";
        if (named && at + 1 == words.size())
            return fail(fmt::format("found nothing after {}, expected a number", word));
        const std::string_view value = named ? words[++at] : word;
        const bool nodes = word == "nodes";
        const bool depth = word == "depth";
        const Result<std::uint64_t> number = read_number(value, 0,
                                                         nodes   ? most_nodes
                                                         : depth ? most_depth
                                                                 : most_milliseconds);
        if (!number) return std::unexpected(number.error());
        (nodes ? out.nodes : depth ? out.depth : out.milliseconds) = *number;
    }
    return out;
}

std::string write_chance(double win, Proof proof) {
    if (proof == Proof::win) return "win";
    if (proof == Proof::loss) return "loss";
    return fmt::format("{:.1f}", 100 * win);
}

std::string write_thought(const Thought& thought, Size size) {
    std::string out = fmt::format("info depth {} nodes {} time {} score {}", thought.depth, thought.nodes,
                                  static_cast<std::int64_t>(std::llround(1000 * thought.seconds)),
                                  write_chance(thought.win, thought.proof));
    if (!thought.line.empty()) out += " line";
    for (const Move& move : thought.line) out += " " + write_move(move, size);
    return out;
}

std::string write_term(const Term& term) {
    return fmt::format("info term {} own {:.0f} theirs {:.0f}", term.name, term.own, term.theirs);
}

}  // namespace ariadne::amazons
