#include <fmt/format.h>

#include "server/operations/board_text.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

constexpr std::size_t most_strokes = 20'000;
constexpr int longest_side = 100'000;

worlds::Stroke read_stroke(const json::value& value, const std::string& key) {
    const json::object* object = value.if_object();
    if (object == nullptr) refuse(text::of_key(key, {tr("found {0}, expected {1}"), shown(value), tr("an object")}));
    Fields fields(*object, key + ".");
    worlds::Stroke out;
    out.cell.row = static_cast<int>(fields.whole("row", 0, longest_side));
    out.cell.col = static_cast<int>(fields.whole("col", 0, longest_side));
    out.brush = fields.text("brush");
    const std::string_view side = fields.one_of("side", {"down", "right", "up", "left"});
    if (!side.empty()) out.side = worlds::direction_of(side);
    fields.end();
    return out;
}

std::vector<worlds::Stroke> read_strokes(const json::array& array) {
    std::vector<worlds::Stroke> out;
    if (array.size() > most_strokes)
        refuse(text::of_key("strokes", {tr("found {0} items, expected at most {1}"), array.size(), most_strokes}));
    out.reserve(array.size());
    for (std::size_t i = 0; i < array.size(); ++i) out.push_back(read_stroke(array[i], fmt::format("strokes[{}]", i)));
    return out;
}

Size read_size(Fields& fields) {
    const Size size{static_cast<int>(fields.whole("rows", 1, longest_side)),
                    static_cast<int>(fields.whole("cols", 1, longest_side))};
    if (size.area() > most_cells)
        fields.refuse("rows", {tr("{0} x {1} cells"), size.rows, size.cols}, {tr("at most {0} cells"), most_cells});
    return size;
}

// The editor of the world, once the fields are read. Ends them.
const worlds::Editor& editor_of(const Call& call, const Fields& fields) {
    fields.end();
    if (const worlds::Editor* editor = call.world.editor()) return *editor;
    refuse({tr("boards of the {0} world cannot be edited"), call.world.name()});
}

}  // namespace

Reply edit(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const json::array& strokes = fields.array("strokes");
    const auto facts = fields.named_texts("facts");
    const worlds::Editor& editor = editor_of(call, fields);
    return board_reply(call.world, ok(editor.paint(text, read_strokes(strokes), facts)), call.language);
}

Reply blank(const Call& call) {
    Fields fields(call.request);
    const Size size = read_size(fields);
    return board_reply(call.world, ok(editor_of(call, fields).blank(size)), call.language);
}

Reply resize(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const Size size = read_size(fields);
    return board_reply(call.world, ok(editor_of(call, fields).resize(text, size)), call.language);
}

}  // namespace ariadne::server
