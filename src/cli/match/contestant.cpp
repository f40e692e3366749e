#include "cli/match/contestant.h"

#include <algorithm>
#include <array>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/child.h"
#include "text/numbers.h"

namespace ariadne::cli {

namespace {

// An engine may be this late: what the protocol allows.
constexpr double grace_seconds = 0.05;
constexpr double grace_share = 0.02;
// After that the engine hangs.
constexpr double more_patience = 2;
constexpr double patience_for_nodes = 600;

// As the verb `engine` calls them; without a dash, ponder has no value there.
constexpr std::array<std::string_view, 4> settings = {"threads", "memory", "level", "seed"};
constexpr std::array<std::string_view, 7> known_options = {"threads", "memory", "level", "seed",
                                                           "ponder",  "time",   "nodes"};

// One of the settings of ours, such as "threads=2".
Result<void> take(std::string_view setting, Contestant& out) {
    const std::size_t equals = std::min(setting.find('='), setting.size());
    const std::string_view name = setting.substr(0, equals);
    const std::string_view value = setting.substr(std::min(equals + 1, setting.size()));
    if (name == "ponder" && equals == setting.size()) {
        out.command += " --ponder";
        return {};
    }
    if (std::ranges::find(known_options, name) == known_options.end())
        return fail({tr("{0}: found '{1}', expected one of: {2}"), out.name, text::clipped(name),
                     fmt::format("{}", fmt::join(known_options, ", "))});
    if (value.empty()) return fail({tr("{0}: found '{1}' without a value"), out.name, text::clipped(name)});
    if (name == "level") out.level = value;
    if (std::ranges::find(settings, name) != settings.end()) {
        out.command += fmt::format(" --{} {}", name, for_the_shell(value));
        return {};
    }
    const std::optional<std::uint64_t> read = text::to_number<std::uint64_t>(value);
    if (!read || name == "ponder")
        return fail({tr("{0}: found '{1}', expected {2}=N"), out.name, text::clipped(setting), name});
    out.pace = name == "time" ? Pace{read, std::nullopt} : Pace{std::nullopt, read};
    return {};
}

}  // namespace

std::string Pace::order() const {
    return nodes ? fmt::format("go nodes {}", *nodes) : fmt::format("go {}", milliseconds.value_or(0));
}

Message Pace::in_words() const {
    if (nodes) return {tr_n("{0} node per move", "{0} nodes per move"), *nodes};
    return {tr("{0} ms per move"), milliseconds.value_or(0)};
}

double Pace::late() const {
    if (nodes) return std::numeric_limits<double>::infinity();
    return static_cast<double>(milliseconds.value_or(0)) / 1000 * (1 + grace_share) + grace_seconds;
}

double Pace::patience() const {
    return nodes ? patience_for_nodes : late() + more_patience;
}

Result<Contestant> read_contestant(std::string_view text, const std::string& program, std::string_view world,
                                   const Pace& pace) {
    Contestant out{std::string(text), std::string(text), pace, ""};
    if (text != "ours" && !text.starts_with("ours:")) {
        if (text.find_first_not_of(" \t") == std::string_view::npos)
            return fail(tr("found an empty command, expected ours or a command line"));
        return out;
    }
    out.command = fmt::format("exec {} engine {}", for_the_shell(program), for_the_shell(world));
    std::string_view rest = text.substr(std::min<std::size_t>(text.size(), 5));
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        if (Result<void> taken = take(rest.substr(0, comma), out); !taken) return std::unexpected(taken.error());
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    // Two players share the machine, and games side by side do: each has one thread unless told otherwise.
    if (!out.command.contains(" --threads ")) out.command += " --threads 1";
    return out;
}

}  // namespace ariadne::cli
