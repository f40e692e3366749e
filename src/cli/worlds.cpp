#include <fmt/format.h>
#include <fmt/ranges.h>
#include <boost/json/value_from.hpp>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

json::object as_json(const worlds::World& world) {
    const worlds::About& about = world.about();
    json::array formats;
    for (const worlds::Format& format : about.formats) formats.push_back(json::value(format.name));
    return {{"name", about.name},
            {"summary", about.summary},
            {"objectives", json::value_from(about.objectives)},
            {"algorithms", json::value_from(about.algorithms)},
            {"formats", std::move(formats)}};
}

std::string as_text(const worlds::About& about) {
    return fmt::format("{}: {}\n  files       {}\n  objectives  {}\n  algorithms  {}\n", about.name, about.summary,
                       about.form, fmt::join(about.objectives, ", "), fmt::join(about.algorithms, ", "));
}

int list_worlds(Console& console) {
    json::array all;
    std::string text;
    for (const worlds::World* world : catalog::all_worlds()) {
        all.push_back(as_json(*world));
        text += as_text(world->about());
    }
    console.result(console.settings().json ? catalog::json_text(all) + "\n" : text);
    return exit_done;
}

}  // namespace

Verb add_worlds(const Command& root) {
    const Command command = root.command("worlds", "List the worlds, their objectives and algorithms");
    add_shared(command);
    return {command, list_worlds};
}

}  // namespace ariadne::cli
