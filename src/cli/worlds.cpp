#include <fmt/format.h>
#include <fmt/ranges.h>
#include <boost/json/value_from.hpp>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/tables.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

json::object as_json(const worlds::World& world, Language language) {
    const worlds::About& about = world.about();
    json::array formats;
    for (const worlds::Format& format : about.formats) formats.push_back(json::value(format.name));
    return {{"name", about.name},
            {"summary", words(language, about.summary)},
            {"objectives", json::value_from(about.objectives)},
            {"algorithms", json::value_from(about.algorithms)},
            {"formats", std::move(formats)}};
}

std::string as_text(const worlds::About& about, Language language) {
    const auto row = [&](const Phrase& name, std::string value) {
        return std::vector{"  " + say(language, name), std::move(value)};
    };
    const Cells rows = {row(tr("files"), say(language, about.form)),
                        row(tr("objectives"), fmt::format("{}", fmt::join(about.objectives, ", "))),
                        row(tr("algorithms"), fmt::format("{}", fmt::join(about.algorithms, ", ")))};
    return fmt::format("{}: {}\n{}", about.name, words(language, about.summary), aligned(rows, {false, false}));
}

int list_worlds(Console& console) {
    json::array all;
    std::string text;
    for (const worlds::World* world : catalog::all_worlds()) {
        all.push_back(as_json(*world, console.language()));
        text += as_text(world->about(), console.language());
    }
    console.result(console.settings().json ? catalog::json_text(all) + "\n" : text);
    return exit_done;
}

}  // namespace

Verb add_worlds(const Command& root) {
    const Command command = root.command("worlds", tr("List the worlds, their objectives and algorithms"));
    add_shared(command);
    return {command, list_worlds};
}

}  // namespace ariadne::cli
