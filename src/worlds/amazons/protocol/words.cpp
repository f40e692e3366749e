#include "worlds/amazons/protocol/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/numbers.h"
#include "worlds/amazons/notation.h"
#include "worlds/names.h"

namespace ariadne::amazons {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";
constexpr std::uint64_t most_milliseconds = 1'000'000'000;  // eleven days
constexpr std::uint64_t most_nodes = 1'000'000'000'000'000'000;
constexpr std::uint64_t most_depth = 1'000;

constexpr std::uint64_t most_threads_told = 1024;
constexpr std::uint64_t most_megabytes = 1U << 20U;
constexpr double most_temperature = 100;

template <class Number>
Result<void> set_number(Number& into, std::string_view value, std::uint64_t least, std::uint64_t most) {
    const Result<std::uint64_t> number = read_number(value, least, most);
    if (!number) return std::unexpected(number.error());
    into = static_cast<Number>(*number);
    return {};
}

Result<void> set_temperature(double& into, std::string_view value) {
    const std::optional<double> number = text::to_number<double>(value);
    if (!number || !(*number >= 0 && *number <= most_temperature))
        return refuse("found {}, expected a number from 0 to {}", in_quotes(value), most_temperature);
    into = *number;
    return {};
}

// Per cent with one decimal, or `win` or `loss`.
std::string write_chance(double win, Proof proof) {
    if (proof == Proof::win) return "win";
    if (proof == Proof::loss) return "loss";
    return fmt::format("{:.1f}", 100 * win);
}

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
    return fmt::format("'{}'", text::clipped(word));
}

std::string in_file(std::string_view name, const Error& error) {
    std::string out = in_quotes(name);
    if (error.line > 0) out += fmt::format(":{}", error.line);
    if (error.line > 0 && error.column > 0) out += fmt::format(":{}", error.column);
    return out + ": " + error.message.english();
}

std::string cells_in_a_row(const std::vector<Cell>& cells, Size size) {
    return cells.empty() ? "none" : fmt::format("{}", fmt::join(write_cells(cells, size), " "));
}

Result<std::uint64_t> read_number(std::string_view word, std::uint64_t least, std::uint64_t most) {
    const auto value = text::to_number<std::uint64_t>(word);
    if (value && *value >= least && *value <= most) return *value;
    return refuse("found {}, expected a whole number from {} to {}", in_quotes(word), least, most);
}

Result<GoLimits> read_go(std::span<const std::string_view> words) {
    GoLimits out;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string_view word = words[at];
        if (word == "infinite") continue;
        const bool named = word == "time" || word == "nodes" || word == "depth";
        if (named && at + 1 == words.size()) return refuse("expected a number after {}", word);
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

std::string write_thought(const Thought& thought, Size size) {
    std::string out = fmt::format("info depth {} nodes {} time {} score {}", thought.depth, thought.nodes,
                                  static_cast<std::int64_t>(std::llround(1000 * thought.seconds)),
                                  write_chance(thought.win, thought.proof));
    if (!thought.line.empty()) out += " line";
    for (const Move& move : thought.line) out += " " + write_move(move, size);
    return out;
}

unsigned ProtocolOptions::threads_for(const GoLimits& asked) const {
    if (!level->full()) return 1;
    if (threads > 0) return threads;
    if (asked.limited() && !asked.milliseconds) return 1;
    return std::max(1U, std::thread::hardware_concurrency());
}

Result<void> ProtocolOptions::set(std::string_view name, std::string_view value) {
    if (name == "threads") return set_number(threads, value, 0, most_threads_told);
    if (name == "memory") return set_number(engine.memory_mb, value, 1, most_megabytes);
    if (name == "seed") return set_number(engine.seed, value, 0, std::numeric_limits<std::uint64_t>::max());
    if (name == "temperature") return set_temperature(engine.temperature, value);
    if (name == "ponder") {
        if (value != "on" && value != "off") return refuse("found {}, expected on or off", in_quotes(value));
        ponder = value == "on";
        return {};
    }
    if (name == "level") {
        const Level* const found = find_level(value);
        if (found == nullptr)
            return worlds::unknown_name(tr("unknown level '{0}'; the levels are {1}"), value, level_names());
        level = found;
        engine.temperature = level->temperature;
        engine.slip = level->slip;
        return {};
    }
    return refuse("unknown option {}; the options are {}", in_quotes(name), option_names);
}

Result<ProtocolOptions> read_options(const worlds::EngineSettings& settings) {
    ProtocolOptions out;
    if (!settings.level.empty()) {
        if (const Result<void> set = out.set("level", settings.level); !set) return std::unexpected(set.error());
    }
    out.threads = static_cast<unsigned>(std::min<std::uint64_t>(settings.threads, most_threads_told));
    out.ponder = settings.ponder;
    out.engine.memory_mb = std::clamp<std::size_t>(settings.memory_mb, 1, most_megabytes);
    out.engine.seed = settings.seed;
    return out;
}

}  // namespace ariadne::amazons
