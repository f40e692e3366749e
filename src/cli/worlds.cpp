#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

json::array strings(const std::vector<std::string>& values) {
    return json::array(values.begin(), values.end());
}

json::object as_json(const worlds::World& world) {
    json::array formats;
    for (const worlds::Format& format : world.formats()) formats.push_back(json::value(format.name));
    return {{"name", world.name()},
            {"summary", world.summary()},
            {"objectives", strings(world.objectives())},
            {"algorithms", strings(world.algorithms())},
            {"formats", std::move(formats)}};
}

std::string as_text(const worlds::World& world) {
    return fmt::format("{}: {}\n  files       {}\n  objectives  {}\n  algorithms  {}\n", world.name(), world.summary(),
                       world.form(), fmt::join(world.objectives(), ", "), fmt::join(world.algorithms(), ", "));
}

int run(const Settings& settings) {
    Console console(settings);
    json::array all;
    std::string text;
    for (const worlds::World* world : catalog::all_worlds()) {
        all.push_back(as_json(*world));
        text += as_text(*world);
    }
    console.result(settings.json ? catalog::json_text(all) + "\n" : text);
    return console.finish(exit_done);
}

}  // namespace

Verb add_worlds(const Command& root) {
    auto settings = std::make_shared<Settings>();
    const Command command = root.command("worlds", "List the worlds, their objectives and algorithms");
    add_shared(command, *settings);
    return {command, [settings] { return run(*settings); }};
}

}  // namespace ariadne::cli
