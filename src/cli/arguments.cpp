#include "cli/arguments.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/files.h"

namespace ariadne::cli {

Limits LimitArguments::limits() const {
    Limits limits;
    if (seconds) limits.seconds = *seconds;
    if (nodes) limits.nodes = *nodes;
    if (megabytes) {
        const double bytes = *megabytes * 1024 * 1024;
        if (bytes < static_cast<double>(std::numeric_limits<std::size_t>::max())) {
            limits.bytes = static_cast<std::size_t>(bytes);
        }
    }
    return limits;
}

void add_shared(const Command& command, Settings& settings) {
    command.flag("--json", settings.json, "Results as JSON");
    command.flag("-q,--quiet", settings.quiet, "Nothing on stderr");
    command.flag("--strict", settings.strict, "Warnings become errors");
    command
        .option("--lang", settings.lang,
                "Language of solve, verify, play, rate and compare; what is wrong with a file or a route is told in "
                "English")
        .choices({"en", "es", "cs"})
        .show_default();
}

void add_world(const Command& command, Settings& settings) {
    std::vector<std::string> names;
    for (const worlds::World* world : catalog::all_worlds()) names.emplace_back(world->name());
    command.option("--world", settings.world, "The world of FILE, when its content should not decide").choices(names);
}

void add_colour(const Command& command, Settings& settings) {
    command.option("--color", settings.color, "Colour on stdout").choices({"auto", "always", "never"}).show_default();
}

namespace {

// What any world names, each once.
std::vector<std::string> names_of(std::vector<std::string> (worlds::World::*list)() const) {
    std::vector<std::string> names;
    for (const worlds::World* world : catalog::all_worlds()) {
        for (const std::string& name : (world->*list)()) {
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        }
    }
    return names;
}

}  // namespace

std::vector<std::string> all_algorithms() {
    return names_of(&worlds::World::algorithms);
}

Option add_objective(const Command& command, std::string& objective) {
    const Option option =
        command.option("--objective", objective, "What is best; the world's first objective if not given");
    option.choices(names_of(&worlds::World::objectives));
    return option;
}

void add_objective(const Command& command, worlds::SolveRequest& request) {
    add_objective(command, request.objective);
    command.option("--algorithm", request.algorithm, "How to search; the world's first algorithm if not given")
        .choices(all_algorithms());
}

void add_limits(const Command& command, LimitArguments& arguments) {
    command.option("--time-limit", arguments.seconds, "Stop after S seconds").type("S").at_least(0);
    command.option("--memory-limit", arguments.megabytes, "Stop before MB megabytes of search memory are exceeded")
        .type("MB")
        .at_least(0);
    command.option("--node-limit", arguments.nodes, "Stop after N states; unlike time, the same on every machine")
        .type("N");
}

void add_world_options(const Command& command, const std::vector<worlds::OptionSpec>& specs,
                       std::map<std::string, std::string>& values) {
    for (const worlds::OptionSpec& spec : specs) {
        const std::string dashed = "--" + spec.name;
        if (spec.flag) {
            command.flag(dashed, [&values, name = spec.name] { values[name] = "yes"; }, spec.help);
            continue;
        }
        const std::string help =
            spec.fallback.empty() ? spec.help : fmt::format("{} ({} if not given)", spec.help, spec.fallback);
        const Option option = command.option(
            dashed, [&values, name = spec.name](const std::string& value) { values[name] = value; }, help);
        if (spec.choices.empty()) {
            option.type(spec.file ? "FILE" : "VALUE");
        } else {
            option.choices(spec.choices);
        }
    }
}

Result<std::string> read_puzzle(const std::string& path, const std::string& world_name) {
    Result<std::string> text = read_input(path, [&](std::string_view beginning) {
        const auto worlds = catalog::all_worlds();
        return std::any_of(worlds.begin(), worlds.end(), [&](const worlds::World* world) {
            return (world_name.empty() || world->name() == world_name) && world->recognises(beginning);
        });
    });
    if (text && text->find_first_not_of(" \t\r\n") == std::string::npos) return fail("the file is empty");
    return text;
}

std::optional<Loaded> load(Console& console, const std::string& path) {
    Loaded loaded{path, {}, nullptr};
    Result<std::string> text = read_puzzle(path, console.settings().world);
    if (!text) {
        console.bad_input(path, text.error());
        return std::nullopt;
    }
    loaded.text = std::move(*text);
    const std::string& name = console.settings().world;
    const Result<const worlds::World*> world =
        name.empty() ? catalog::recognise(loaded.text) : catalog::find_world(name);
    if (!world) {
        console.bad_input(path, world.error());
        return std::nullopt;
    }
    loaded.world = *world;
    return loaded;
}

void warn(const Console& console, const std::string& path, const std::vector<std::string>& warnings) {
    for (const std::string& warning : warnings) {
        console.note(fmt::format("{}: warning: {}", path, warning));
    }
}

bool check(Console& console, const Loaded& loaded) {
    const Result<std::vector<std::string>> warnings = loaded.world->check(loaded.text, console.settings().strict);
    if (!warnings) {
        console.bad_input(loaded.path, warnings.error());
        return false;
    }
    warn(console, loaded.path, *warnings);
    return true;
}

}  // namespace ariadne::cli
