#include <utility>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/scene_json.h"
#include "catalog/translate.h"
#include "server/operation.h"
#include "server/operations/board_text.h"
#include "server/operations/pictures.h"
#include "server/request_fields.h"
#include "worlds/two_player.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

json::array to_json(const std::vector<std::string>& texts) {
    return json::array(texts.begin(), texts.end());
}

json::object to_json(const worlds::OptionSpec& option) {
    json::object out{{"name", option.name}, {"help", option.help}, {"fallback", option.fallback}};
    if (!option.choices.empty()) out["choices"] = to_json(option.choices);
    if (option.file) out["file"] = true;
    if (option.flag) out["flag"] = true;
    return out;
}

std::string_view to_string(worlds::Touch touch) {
    switch (touch) {
        case worlds::Touch::cell:
            return "cell";
        case worlds::Touch::edge:
            return "edge";
        case worlds::Touch::across:
            return "across";
    }
    return "cell";
}

std::string_view to_string(worlds::Traces traces) {
    switch (traces) {
        case worlds::Traces::nothing:
            return "nothing";
        case worlds::Traces::cells:
            return "cells";
        case worlds::Traces::pieces:
            return "pieces";
    }
    return "nothing";
}

json::value to_json(const render::Style& style) {
    std::string text;
    catalog::JsonWriter writer(text);
    catalog::write(writer, style);
    return *catalog::parse_json(text);
}

json::object to_json(const worlds::Brush& brush) {
    json::object out{{"name", brush.name}, {"style", to_json(brush.style)}, {"touch", to_string(brush.touch)}};
    if (brush.length > 1) out["length"] = brush.length;
    return out;
}

json::object to_json(const worlds::World& world) {
    const worlds::About& about = world.about();
    json::array formats;
    for (const worlds::Format& format : about.formats)
        formats.push_back({{"name", format.name}, {"help", format.help}});
    json::array generate;
    for (const worlds::OptionSpec& option : about.generate_options) generate.push_back(to_json(option));
    json::object out{{"name", about.name},
                     {"summary", about.summary},
                     {"form", about.form},
                     {"objectives", to_json(about.objectives)},
                     {"algorithms", to_json(about.algorithms)},
                     {"slides", about.slides},
                     {"traces", to_string(about.traces)},
                     {"traced_algorithms", to_json(about.traced_algorithms)}};
    out["formats"] = std::move(formats);
    out["pictures"] = to_json(picture_formats());
    out["generate"] = std::move(generate);
    out["making"] = world.builder() != nullptr;
    if (const worlds::Editor* editor = world.editor()) {
        json::array brushes;
        for (const worlds::Brush& brush : editor->brushes()) brushes.push_back(to_json(brush));
        out["brushes"] = std::move(brushes);
    }
    if (const worlds::TwoPlayer* game = world.two_player()) out["levels"] = to_json(game->levels());
    out["translates_to"] = to_json(catalog::translations_of(world));
    return out;
}

}  // namespace

json::object describe_worlds() {
    json::array all;
    for (const worlds::World* world : catalog::all_worlds()) all.push_back(to_json(*world));
    json::object out;
    out["worlds"] = std::move(all);
    out["limits"] = {{"cells", most_cells},
                     {"cells_in_making", most_cells_watched},
                     {"cells_traced", most_cells_traced},
                     {"steps_in_motion", most_frames_in_answer}};
    return out;
}

Result<json::object> recognise(const json::object& request) {
    Fields fields(request);
    const std::string_view text = fields.text("text");
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const Result<const worlds::World*> world = catalog::recognise(text);
    if (!world) return std::unexpected(world.error());
    return json::object{{"world", (*world)->name()}};
}

}  // namespace ariadne::server
