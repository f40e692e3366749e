#include "worlds/amazons/console/options.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

#include "worlds/amazons/console/talk.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

constexpr double most_seconds = 86'400;  // a day, for a move as for a clock
constexpr unsigned most_threads = 1024;

template <class Number>
std::optional<Number> whole(const std::string& text) {
    Number value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end) return std::nullopt;
    return value;
}

std::string listed(const std::vector<int>& numbers) {
    std::string out;
    for (const int number : numbers) out += fmt::format("{}{}", out.empty() ? "" : ", ", number);
    return out;
}

std::string names_of_levels() {
    std::string out;
    for (const Level& level : levels()) out += fmt::format("{}{}", out.empty() ? "" : ", ", level.name);
    return out;
}

Result<void> read_level(Wishes& wishes, const std::string& name, const std::string& seconds) {
    if (!name.empty()) {
        const Level* const level = find_level(name);
        if (level == nullptr)
            return fail(fmt::format("level: found '{}', expected one of {}", name, names_of_levels()));
        wishes.level = *level;
    }
    if (seconds.empty()) return {};
    const std::optional<double> amount = read_amount(seconds);
    if (!amount || *amount > most_seconds)
        return fail(fmt::format("seconds: found '{}', expected more than 0, at most {}", seconds, most_seconds));
    if (!name.empty() && !wishes.level->full())
        return fail(fmt::format("seconds: the level {} has its own measure, expected one of the two", name));
    wishes.level = level_of_seconds(*amount);
    return {};
}

Result<void> read_game(Wishes& wishes, const std::string& size) {
    if (wishes.fresh && !wishes.saved.empty()) return fail("found a new game and a saved one, expected one of the two");
    if (size.empty()) return {};
    if (!wishes.saved.empty()) return fail("size: a saved game has its own, expected none");
    wishes.size = whole<int>(size);
    if (wishes.size && new_position(*wishes.size)) return {};
    return fail(fmt::format("size: found '{}', expected one of {}", size, listed(known_sizes())));
}

}  // namespace

std::optional<double> read_amount(const std::string& text) {
    const std::size_t point = std::min(text.find_first_of(".,"), text.size());
    const std::string fraction = point < text.size() ? text.substr(point + 1) : "";
    const bool digits =
        std::ranges::all_of(text.substr(0, point) + fraction, [](char c) { return c >= '0' && c <= '9'; });
    if (text.size() < (point < text.size() ? 2U : 1U) || text.size() > 12 || !digits) return std::nullopt;
    double value = 0;
    for (const char c : text.substr(0, point)) value = value * 10 + (c - '0');
    double unit = 1;
    for (const char c : fraction) value += (c - '0') * (unit /= 10);
    if (value <= 0) return std::nullopt;
    return value;
}

std::optional<ClockRule> read_clock(const std::string& text) {
    const std::size_t plus = text.find('+');
    const std::optional<double> minutes = read_amount(text.substr(0, plus));
    if (!minutes || *minutes * 60 > most_seconds) return std::nullopt;
    if (plus == std::string::npos) return ClockRule{*minutes * 60, 0};
    const std::string increment = text.substr(plus + 1);
    const std::optional<double> seconds = increment == "0" ? std::optional<double>(0) : read_amount(increment);
    if (!seconds || *seconds > most_seconds) return std::nullopt;
    return ClockRule{*minutes * 60, *seconds};
}

Result<Wishes> read_wishes(const std::map<std::string, std::string>& options) {
    const auto given = [&](const char* name) {
        const auto found = options.find(name);
        return found == options.end() ? std::string() : found->second;
    };
    Wishes out;
    if (const std::string name = cleaned(given("white")); !name.empty()) out.names[0] = name;
    if (const std::string name = cleaned(given("black")); !name.empty()) out.names[1] = name;
    out.fresh = !given("new").empty();
    out.saved = given("saved");
    if (const Result<void> level = read_level(out, given("level"), given("seconds")); !level)
        return std::unexpected(level.error());
    if (const Result<void> game = read_game(out, given("size")); !game) return std::unexpected(game.error());
    if (!given("clock").empty()) {
        out.clock = read_clock(given("clock"));
        if (!out.clock)
            return fail(
                fmt::format("clock: found '{}', expected minutes such as 10, or minutes and seconds added for "
                            "every turn such as 5+3",
                            given("clock")));
    }
    if (!given("threads").empty()) {
        const std::optional<unsigned> threads = whole<unsigned>(given("threads"));
        if (!threads || *threads == 0 || *threads > most_threads)
            return fail(
                fmt::format("threads: found '{}', expected a number from 1 to {}", given("threads"), most_threads));
        out.threads = *threads;
    }
    if (!given("seed").empty()) {
        const std::optional<std::uint64_t> seed = whole<std::uint64_t>(given("seed"));
        if (!seed) return fail(fmt::format("seed: found '{}', expected a number", given("seed")));
        out.seed = *seed;
    }
    return out;
}

}  // namespace ariadne::amazons
