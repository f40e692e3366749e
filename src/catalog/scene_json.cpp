#include "catalog/scene_json.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "catalog/base64.h"

namespace ariadne::catalog {

namespace {

// In the order of the enumerations.
constexpr auto roles =
    std::to_array<std::string_view>({"paper", "surface", "ink", "wall", "quiet", "line", "thread", "gain", "cost",
                                     "danger", "search", "rival", "piece", "deep", "ivory", "ebony"});
constexpr auto marks =
    std::to_array<std::string_view>({"none", "gem", "disc", "square", "patch", "amazon", "spent", "dot", "ring"});
constexpr auto standings = std::to_array<std::string_view>({"running", "won", "lost"});
static_assert(roles.size() == static_cast<std::size_t>(render::Role::ebony) + 1);
static_assert(marks.size() == static_cast<std::size_t>(render::Mark::ring) + 1);
static_assert(standings.size() == static_cast<std::size_t>(worlds::Standing::lost) + 1);

// Three places are finer than anybody sees, and spare the digits of 0.2F.
double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

void write(JsonWriter& json, const render::Paint& paint) {
    json.array(to_string(paint.role), rounded(static_cast<double>(paint.level)));
}

void write(JsonWriter& json, const render::Axes& axes) {
    json.open_object();
    json.key("x").text(axes.x_name);
    json.key("y").text(axes.y_name);
    json.key("up").truth(axes.y_up);
    json.key("first").number(axes.first);
    json.key("letters").truth(axes.letters);
    json.close_object();
}

void write(JsonWriter& json, const render::Walls& walls) {
    json.open_object();
    json.key("right").text(packed(walls.right));
    json.key("down").text(packed(walls.down));
    if (!walls.rooms.empty()) json.key("rooms").text(packed(walls.rooms));
    json.close_object();
}

void write(JsonWriter& json, const render::Piece& piece) {
    json.open_object();
    json.key("row").number(piece.at.row);
    json.key("col").number(piece.at.col);
    json.key("rows").number(piece.extent.rows);
    json.key("cols").number(piece.extent.cols);
    json.key("style").number(piece.style);
    json.close_object();
}

void write_runs(JsonWriter& json, const std::vector<std::uint8_t>& cells) {
    json.open_array();
    for (std::size_t i = 0; i < cells.size();) {
        const std::size_t begin = i;
        while (i < cells.size() && cells[i] == cells[begin]) ++i;
        json.number(cells[begin]);
        json.number(i - begin);
    }
    json.close_array();
}

void write(JsonWriter& json, const render::Point& point) {
    json.array(rounded(point.x), rounded(point.y));
}

void write(JsonWriter& json, const render::Arrow& arrow) {
    json.open_object();
    write(json.key("from"), arrow.from);
    write(json.key("to"), arrow.to);
    if (!arrow.text.empty()) json.key("text").text(arrow.text);
    if (arrow.dashed) json.key("dashed").truth(true);
    json.close_object();
}

void write(JsonWriter& json, const render::Figure& figure) {
    json.open_object();
    json.key("name").text(figure.name.english());
    json.key("title").text(figure.name);
    json.key("value").text(figure.value);
    json.close_object();
}

void write(JsonWriter& json, const render::LegendEntry& entry) {
    if (entry.text.empty()) return;
    json.open_object();
    json.key("style").number(entry.style);
    json.key("text").text(entry.text);
    json.close_object();
}

template <class Item>
void write(JsonWriter& json, const std::vector<Item>& items) {
    json.list(items, [&](const Item& item) { write(json, item); });
}

void write(JsonWriter& json, const render::Frame& frame, Size size) {
    json.open_object();
    if (frame.walked) json.key("walked").number(*frame.walked);
    if (!frame.changes.empty())
        json.key("changes").list(
            frame.changes, [&](const render::Change& change) { json.array(size.index(change.cell), change.style); });
    if (!frame.digs.empty())
        json.key("digs").list(frame.digs, [&](const render::Dig& dig) {
            json.array(size.index(dig.room), worlds::to_string(dig.towards), dig.passage);
        });
    if (!frame.shifts.empty())
        json.key("shifts").list(
            frame.shifts, [&](const render::Shift& shift) { json.array(shift.piece, shift.at.row, shift.at.col); });
    if (!frame.figures.empty()) write(json.key("figures"), frame.figures);
    if (frame.arrows) write(json.key("arrows"), *frame.arrows);
    if (frame.lasts != 1) json.key("lasts").number(frame.lasts);
    json.close_object();
}

}  // namespace

std::string packed(const BitGrid& bits) {
    const auto cols = static_cast<std::size_t>(bits.size().cols);
    std::string bytes;
    bytes.reserve((bits.size().area() + 7) / 8 + 8);
    std::uint64_t held = 0;  // bits that make no whole byte yet, in its lowest places
    unsigned many = 0;       // fewer than 8
    for (int r = 0; r < bits.size().rows; ++r) {
        std::size_t left = cols;
        for (std::uint64_t word : bits.row(r)) {
            // 32 at a time, so that they fit beside those held.
            for (int half = 0; half < 2 && left > 0; ++half, word >>= 32U) {
                const auto taken = static_cast<unsigned>(left < 32 ? left : 32);
                held |= (word & 0xFFFFFFFFU) << many;
                many += taken;
                left -= taken;
                for (; many >= 8; many -= 8, held >>= 8U) bytes += static_cast<char>(held & 0xFFU);
            }
        }
    }
    if (many > 0) bytes += static_cast<char>(held & 0xFFU);
    return to_base64(bytes);
}

void write(JsonWriter& json, const render::Style& style) {
    json.open_object();
    write(json.key("fill"), style.fill);
    write(json.key("ink"), style.ink);
    if (!style.text.empty()) json.key("text").text(style.text);
    if (style.mark != render::Mark::none) json.key("mark").text(to_string(style.mark));
    if (style.solid) json.key("solid").truth(true);
    if (!style.tag.empty()) json.key("tag").text(style.tag);
    if (!style.sign.empty()) json.key("sign").text(style.sign);
    json.close_object();
}

void write(JsonWriter& json, const render::Board& board) {
    json.open_object();
    json.key("rows").number(board.size.rows);
    json.key("cols").number(board.size.cols);
    write(json.key("styles"), board.styles);
    write_runs(json.key("cells"), board.cells);
    if (board.axes) write(json.key("axes"), *board.axes);
    if (board.walls) write(json.key("walls"), *board.walls);
    if (!board.pieces.empty()) write(json.key("pieces"), board.pieces);
    if (board.gate) json.key("gate").number(*board.gate);
    json.close_object();
}

void write(JsonWriter& json, const render::Scene& scene) {
    json.open_object();
    json.key("title").text(scene.title);
    write(json.key("board"), scene.board);
    if (!scene.thread.empty()) write_cells(json.key("thread"), scene.thread, scene.board.size);
    if (!scene.figures.empty()) write(json.key("figures"), scene.figures);
    if (!scene.captions.empty())
        json.key("captions").list(scene.captions, [&](const Message& caption) { json.text(caption); });
    if (!scene.legend.empty()) write(json.key("legend"), scene.legend);
    if (!scene.arrows.empty()) write(json.key("arrows"), scene.arrows);
    json.close_object();
}

void write(JsonWriter& json, const render::Animation& motion) {
    json.open_object();
    write(json.key("scene"), motion.scene);
    json.key("frames").list(motion.frames,
                            [&](const render::Frame& frame) { write(json, frame, motion.scene.board.size); });
    json.close_object();
}

void write_members(JsonWriter& json, const worlds::View& view) {
    write(json.key("board"), view.board);
    if (view.walker) json.key("walker").number(view.board.size.index(*view.walker));
    write(json.key("figures"), view.figures);
    json.key("standing").text(to_string(view.standing));
    if (view.chosen) json.key("chosen").number(*view.chosen);
}

void write(JsonWriter& json, const worlds::Figures& figures) {
    json.open_object();
    for (const auto& [name, value] : figures) json.key(name).number(value);
    json.close_object();
}

void write_cells(JsonWriter& json, std::span<const Cell> cells, Size size) {
    json.list(cells, [&](Cell cell) { json.number(size.index(cell)); });
}

std::string_view to_string(render::Role role) {
    return roles[static_cast<std::size_t>(role)];
}

std::string_view to_string(render::Mark mark) {
    return marks[static_cast<std::size_t>(mark)];
}

std::string_view to_string(worlds::Standing standing) {
    return standings[static_cast<std::size_t>(standing)];
}

}  // namespace ariadne::catalog
