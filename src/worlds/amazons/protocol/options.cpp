#include "worlds/amazons/protocol/options.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ariadne::amazons {

namespace {

constexpr std::uint64_t most_threads_told = 1024;
constexpr std::uint64_t most_megabytes = 1U << 20U;
constexpr double most_temperature = 100;

Result<const Level*> read_level(std::string_view name) {
    if (const Level* const level = find_level(name); level != nullptr) return level;
    std::vector<std::string_view> known;
    for (const Level& level : levels()) known.push_back(level.name);
    return fail(fmt::format("found the level {}, expected one of: {}", in_quotes(name), fmt::join(known, ", ")));
}

template <class Number>
Result<void> set_number(Number& into, std::string_view value, std::uint64_t least, std::uint64_t most) {
    const Result<std::uint64_t> number = read_number(value, least, most);
    if (!number) return std::unexpected(number.error());
    into = static_cast<Number>(*number);
    return {};
}

Result<void> set_temperature(double& into, std::string_view value) {
    double number = 0;
    const auto [stop, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || stop != value.data() + value.size() || !(number >= 0 && number <= most_temperature))
        return fail(fmt::format("found {}, expected a number from 0 to {}", in_quotes(value), most_temperature));
    into = number;
    return {};
}

}  // namespace

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
        if (value != "on" && value != "off") return fail(fmt::format("found {}, expected on or off", in_quotes(value)));
        ponder = value == "on";
        return {};
    }
    if (name == "level") {
        const Result<const Level*> read = read_level(value);
        if (!read) return std::unexpected(read.error());
        level = *read;
        engine.temperature = level->temperature;
        engine.slip = level->slip;
        return {};
    }
    return fail(fmt::format("found {}, expected one of: {}", in_quotes(name), option_names));
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
