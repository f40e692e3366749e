#include <fmt/format.h>

#include "server/operations/board_text.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

constexpr std::size_t most_strokes = 20'000;  // each may look at the whole board
constexpr int longest_side = 100'000;

Result<worlds::Stroke> read_stroke(const json::value& value, const std::string& key) {
    const json::object* object = value.if_object();
    if (object == nullptr) return fail(fmt::format("key {}: found {}, expected an object", key, shown(value)));
    Fields fields(*object, key + ".");
    worlds::Stroke out;
    out.cell.row = static_cast<int>(fields.whole("row", 0, longest_side));
    out.cell.col = static_cast<int>(fields.whole("col", 0, longest_side));
    out.brush = fields.text("brush");
    const std::string_view side = fields.one_of("side", {"down", "right", "up", "left"});
    if (!side.empty()) out.side = worlds::direction_of(side);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    return out;
}

Result<std::vector<worlds::Stroke>> read_strokes(const json::array& array) {
    std::vector<worlds::Stroke> out;
    if (array.size() > most_strokes)
        return fail(fmt::format("key strokes: found {} of them, expected at most {}", array.size(), most_strokes));
    out.reserve(array.size());
    for (std::size_t i = 0; i < array.size(); ++i) {
        Result<worlds::Stroke> stroke = read_stroke(array[i], fmt::format("strokes[{}]", i));
        if (!stroke) return std::unexpected(stroke.error());
        out.push_back(std::move(*stroke));
    }
    return out;
}

Size read_size(Fields& fields) {
    const Size size{static_cast<int>(fields.whole("rows", 1, longest_side)),
                    static_cast<int>(fields.whole("cols", 1, longest_side))};
    if (size.area() > most_cells)
        fields.refuse("rows", fmt::format("{} x {} cells", size.rows, size.cols),
                      fmt::format("at most {} cells", most_cells));
    return size;
}

// The board that `make` has the world's editor make, once the fields are read. Ends them.
template <class Make>
Result<Reply> made_by_hand(const Call& call, Fields& fields, const Make& make) {
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const worlds::Editor* editor = call.world.editor();
    if (editor == nullptr) return fail(fmt::format("boards of the world {} are not made by hand", call.world.name()));
    const Result<std::string> text = make(*editor);
    if (!text) return std::unexpected(text.error());
    return board_reply(call.world, *text);
}

}  // namespace

Result<Reply> edit(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const json::array* array = fields.array("strokes");
    const auto facts = fields.named_texts("facts");
    return made_by_hand(call, fields, [&](const worlds::Editor& editor) -> Result<std::string> {
        const Result<std::vector<worlds::Stroke>> strokes = read_strokes(*array);
        if (!strokes) return std::unexpected(strokes.error());
        return editor.paint(text, *strokes, facts);
    });
}

Result<Reply> blank(const Call& call) {
    Fields fields(call.request);
    const Size size = read_size(fields);
    return made_by_hand(call, fields, [&](const worlds::Editor& editor) { return editor.blank(size); });
}

Result<Reply> resize(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const Size size = read_size(fields);
    return made_by_hand(call, fields, [&](const worlds::Editor& editor) { return editor.resize(text, size); });
}

}  // namespace ariadne::server
