#include <array>
#include <utility>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/scene_json.h"
#include "catalog/translate.h"
#include "server/operation.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "worlds/two_player.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

// In the order of the enumerators.
constexpr std::array<std::string_view, 3> touch_names{"cell", "edge", "across"};
constexpr std::array<std::string_view, 3> trace_names{"nothing", "cells", "pieces"};
static_assert(touch_names.size() == static_cast<std::size_t>(worlds::Touch::across) + 1 &&
              trace_names.size() == static_cast<std::size_t>(worlds::Traces::pieces) + 1);

json::array to_json(const std::vector<std::string>& texts) {
    return json::array(texts.begin(), texts.end());
}

json::object to_json(const worlds::Format& format, Language language) {
    return {{"name", format.name}, {"help", words(language, format.help)}};
}

json::object to_json(const worlds::OptionSpec& option, Language language) {
    json::object out{{"name", option.name}, {"help", words(language, option.help)}, {"fallback", option.fallback}};
    if (!option.choices.empty()) out["choices"] = to_json(option.choices);
    if (option.file) out["file"] = true;
    if (option.flag) out["flag"] = true;
    return out;
}

json::value to_json(const render::Style& style) {
    std::string text;
    catalog::JsonWriter writer(text);
    catalog::write(writer, style);
    return *catalog::parse_json(text);
}

json::object to_json(const worlds::Brush& brush) {
    json::object out{{"name", brush.name},
                     {"style", to_json(brush.style)},
                     {"touch", touch_names[static_cast<std::size_t>(brush.touch)]}};
    if (brush.length > 1) out["length"] = brush.length;
    return out;
}

// An array of what to_json makes of each.
template <class Item, class... Wanted>
json::array list(const std::vector<Item>& items, Wanted... language) {
    json::array out;
    for (const Item& item : items) out.push_back(to_json(item, language...));
    return out;
}

json::object to_json(const worlds::World& world, Language language) {
    const worlds::About& about = world.about();
    json::object out{{"name", about.name},
                     {"summary", words(language, about.summary)},
                     {"form", words(language, about.form)},
                     {"objectives", to_json(about.objectives)},
                     {"algorithms", to_json(about.algorithms)},
                     {"slides", about.slides},
                     {"traces", trace_names[static_cast<std::size_t>(about.traces)]},
                     {"traced_algorithms", to_json(about.traced_algorithms)},
                     {"formats", list(about.formats, language)},
                     {"pictures", to_json(picture_formats())},
                     {"generate", list(about.generate_options, language)},
                     {"making", world.making() != nullptr}};
    if (const worlds::Editor* editor = world.editor()) out["brushes"] = list(editor->brushes());
    if (const worlds::TwoPlayer* game = world.two_player()) out["levels"] = to_json(game->levels());
    out["translates_to"] = to_json(catalog::translations_of(world));
    return out;
}

}  // namespace

json::object describe_worlds(Language language, bool embeds) {
    json::array all;
    for (const worlds::World* world : catalog::all_worlds()) all.push_back(to_json(*world, language));
    return {{"worlds", std::move(all)},
            {"limits",
             {{"cells", most_cells},
              {"cells_in_making", most_cells_watched},
              {"cells_traced", most_cells_traced},
              {"steps_in_motion", most_frames_in_answer}}},
            {"embeds", embeds}};
}

}  // namespace ariadne::server
