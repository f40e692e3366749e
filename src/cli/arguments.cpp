#include "cli/arguments.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>

#include "catalog/catalog.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

namespace {

// What any world has of something, each once by its name.
template <class Value = std::string, class Values, class Name = std::identity>
std::vector<Value> of_all_worlds(const Values& values_of, Name name = {}) {
    std::vector<Value> out;
    for (const worlds::World* world : catalog::all_worlds())
        for (const Value& value : values_of(*world))
            if (std::ranges::find(out, std::invoke(name, value), name) == out.end()) out.push_back(value);
    return out;
}

}  // namespace

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

void add_shared(const Command& command) {
    Settings& settings = command.settings();
    command.flag("--json", settings.json, tr("Print results as JSON"));
    command.flag("-q,--quiet", settings.quiet, tr("Print nothing on stderr"));
    command.flag("--strict", settings.strict, tr("Treat warnings as errors"));
    command.option("--lang", settings.lang, tr("Language (default: from the locale)"))
        .choices({language_codes.begin(), language_codes.end()});
}

void add_world(const Command& command) {
    command.option("--world", command.settings().world, tr("World of FILE, instead of detecting it from the content"))
        .choices(all_names());
    const auto spellings = [](const worlds::World& world) {
        return world.speller() == nullptr ? std::vector<worlds::OptionSpec>() : world.speller()->options();
    };
    add_world_options(command, of_all_worlds<worlds::OptionSpec>(spellings, &worlds::OptionSpec::name),
                      command.settings().reading);
}

void add_board(const Command& command) {
    command.option("--board N", command.settings().board, tr("Use the Nth puzzle of a FILE with several")).number(1);
}

void add_colour(const Command& command) {
    command.option("--color", command.settings().color, tr("Use colour on stdout"))
        .choices({"auto", "always", "never"})
        .show_default();
}

std::vector<std::string> all_algorithms() {
    return of_all_worlds([](const worlds::World& world) { return world.about().algorithms; });
}

std::vector<std::string> all_formats() {
    std::vector<std::string> out;
    const auto formats = [](const worlds::World& world) { return world.about().formats; };
    for (const auto& format : of_all_worlds<worlds::Format>(formats, &worlds::Format::name)) out.push_back(format.name);
    return out;
}

std::vector<std::string> all_names() {
    return of_all_worlds([](const worlds::World& world) { return std::array{std::string(world.name())}; });
}

std::vector<std::string> two_player_names() {
    std::vector<std::string> out = all_names();
    std::erase_if(out, [](const std::string& name) { return two_player_world(name) == nullptr; });
    return out;
}

std::vector<std::string> two_player_levels() {
    return of_all_worlds([](const worlds::World& world) {
        return world.two_player() == nullptr ? std::vector<std::string>() : world.two_player()->levels();
    });
}

const worlds::World* two_player_world(std::string_view name) {
    for (const worlds::World* world : catalog::all_worlds())
        if (world->two_player() != nullptr && (name.empty() || world->name() == name)) return world;
    return nullptr;
}

Option add_objective(const Command& command, std::string& objective) {
    const Option option =
        command.option("--objective", objective, tr("What to optimise (default: the world's first objective)"));
    option.choices(of_all_worlds([](const worlds::World& world) { return world.about().objectives; }));
    return option;
}

void add_objective(const Command& command, worlds::SolveRequest& request) {
    add_objective(command, request.objective);
    command.option("--algorithm", request.algorithm, tr("Search algorithm (default: the world's first)"))
        .choices(all_algorithms());
}

void add_limits(const Command& command, LimitArguments& arguments) {
    command.option("--time-limit S", arguments.seconds, tr("Stop after S seconds")).number(0);
    command.option("--memory-limit MB", arguments.megabytes, tr("Stop before the search uses more than MB megabytes"))
        .number(0);
    command.option("--node-limit N", arguments.nodes,
                   tr("Stop after N states; gives the same result on every machine, unlike a time limit"));
}

void add_world_options(const Command& command, const std::vector<worlds::OptionSpec>& specs,
                       std::map<std::string, std::string>& values) {
    for (const worlds::OptionSpec& spec : specs) {
        const std::string dashed = "--" + spec.name;
        if (spec.flag) {
            command.flag(dashed, [&values, name = spec.name] { values[name] = "yes"; }, spec.help);
            continue;
        }
        const Message help =
            spec.fallback.empty() ? Message(spec.help) : Message(tr("{0} (default: {1})"), spec.help, spec.fallback);
        const std::string type = !spec.choices.empty() ? "" : spec.file ? " FILE" : " VALUE";
        const Option option = command.option(
            dashed + type, [&values, name = spec.name](const std::string& value) { values[name] = value; }, help);
        if (!spec.choices.empty()) option.choices(spec.choices);
    }
}

}  // namespace ariadne::cli
