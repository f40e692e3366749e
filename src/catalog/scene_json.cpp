#include "catalog/scene_json.h"

#include <cmath>
#include <cstdint>
#include <vector>

#include "catalog/base64.h"

namespace ariadne::catalog {

namespace {

void whole(JsonWriter& json, int value) {
    json.number(std::int64_t{value});
}

void count(JsonWriter& json, std::size_t value) {
    json.number(std::uint64_t{value});
}

// Three places are finer than anybody sees, and spare the digits of 0.2F.
void rounded(JsonWriter& json, double value) {
    json.number(std::round(value * 1000) / 1000);
}

void write(JsonWriter& json, const render::Paint& paint) {
    json.open_array();
    json.text(to_string(paint.role));
    rounded(json, static_cast<double>(paint.level));
    json.close_array();
}

void write(JsonWriter& json, const render::Axes& axes) {
    json.open_object();
    json.key("x").text(axes.x_name);
    json.key("y").text(axes.y_name);
    json.key("up").truth(axes.y_up);
    whole(json.key("first"), axes.first);
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
    whole(json.key("row"), piece.at.row);
    whole(json.key("col"), piece.at.col);
    whole(json.key("rows"), piece.extent.rows);
    whole(json.key("cols"), piece.extent.cols);
    whole(json.key("style"), piece.style);
    json.close_object();
}

void write_runs(JsonWriter& json, const std::vector<std::uint8_t>& cells) {
    json.open_array();
    for (std::size_t i = 0; i < cells.size();) {
        const std::size_t begin = i;
        while (i < cells.size() && cells[i] == cells[begin]) ++i;
        whole(json, cells[begin]);
        count(json, i - begin);
    }
    json.close_array();
}

void write(JsonWriter& json, const render::Point& point) {
    json.open_array();
    rounded(json, point.x);
    rounded(json, point.y);
    json.close_array();
}

void write(JsonWriter& json, const std::vector<render::Arrow>& arrows) {
    json.open_array();
    for (const render::Arrow& arrow : arrows) {
        json.open_object();
        write(json.key("from"), arrow.from);
        write(json.key("to"), arrow.to);
        if (!arrow.text.empty()) json.key("text").text(arrow.text);
        if (arrow.dashed) json.key("dashed").truth(true);
        json.close_object();
    }
    json.close_array();
}

void write(JsonWriter& json, const std::vector<render::Figure>& figures) {
    json.open_array();
    for (const render::Figure& figure : figures) {
        json.open_object();
        json.key("name").text(figure.name);
        json.key("value").text(figure.value);
        json.close_object();
    }
    json.close_array();
}

void write_legend(JsonWriter& json, const std::vector<render::LegendEntry>& legend) {
    json.open_array();
    for (const render::LegendEntry& entry : legend) {
        if (entry.text.empty()) continue;
        json.open_object();
        whole(json.key("style"), entry.style);
        json.key("text").text(entry.text);
        json.close_object();
    }
    json.close_array();
}

void write(JsonWriter& json, const render::Frame& frame, Size size) {
    json.open_object();
    if (frame.walked) count(json.key("walked"), *frame.walked);
    if (!frame.changes.empty()) {
        json.key("changes").open_array();
        for (const render::Change& change : frame.changes) {
            json.open_array();
            count(json, size.index(change.cell));
            whole(json, change.style);
            json.close_array();
        }
        json.close_array();
    }
    if (!frame.digs.empty()) {
        json.key("digs").open_array();
        for (const render::Dig& dig : frame.digs) {
            json.open_array();
            count(json, size.index(dig.room));
            json.text(worlds::to_string(dig.towards));
            json.truth(dig.passage);
            json.close_array();
        }
        json.close_array();
    }
    if (!frame.shifts.empty()) {
        json.key("shifts").open_array();
        for (const render::Shift& shift : frame.shifts) {
            json.open_array();
            count(json, shift.piece);
            whole(json, shift.at.row);
            whole(json, shift.at.col);
            json.close_array();
        }
        json.close_array();
    }
    if (!frame.figures.empty()) write(json.key("figures"), frame.figures);
    if (frame.arrows) write(json.key("arrows"), *frame.arrows);
    if (frame.lasts != 1) json.key("lasts").number(std::uint64_t{frame.lasts});
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
    whole(json.key("rows"), board.size.rows);
    whole(json.key("cols"), board.size.cols);
    json.key("styles").open_array();
    for (const render::Style& style : board.styles) write(json, style);
    json.close_array();
    write_runs(json.key("cells"), board.cells);
    if (board.axes) write(json.key("axes"), *board.axes);
    if (board.walls) write(json.key("walls"), *board.walls);
    if (!board.pieces.empty()) {
        json.key("pieces").open_array();
        for (const render::Piece& piece : board.pieces) write(json, piece);
        json.close_array();
    }
    if (board.gate) whole(json.key("gate"), *board.gate);
    json.close_object();
}

void write(JsonWriter& json, const render::Scene& scene) {
    json.open_object();
    json.key("title").text(scene.title);
    write(json.key("board"), scene.board);
    if (!scene.thread.empty()) write_cells(json.key("thread"), scene.thread, scene.board.size);
    if (!scene.figures.empty()) write(json.key("figures"), scene.figures);
    if (!scene.captions.empty()) {
        json.key("captions").open_array();
        for (const std::string& caption : scene.captions) json.text(caption);
        json.close_array();
    }
    if (!scene.legend.empty()) write_legend(json.key("legend"), scene.legend);
    if (!scene.arrows.empty()) write(json.key("arrows"), scene.arrows);
    json.close_object();
}

void write(JsonWriter& json, const render::Animation& motion) {
    json.open_object();
    write(json.key("scene"), motion.scene);
    json.key("frames").open_array();
    for (const render::Frame& frame : motion.frames) write(json, frame, motion.scene.board.size);
    json.close_array();
    json.close_object();
}

void write_members(JsonWriter& json, const worlds::View& view) {
    write(json.key("board"), view.board);
    if (view.walker) count(json.key("walker"), view.board.size.index(*view.walker));
    write(json.key("figures"), view.figures);
    json.key("standing").text(to_string(view.standing));
    if (view.chosen) count(json.key("chosen"), *view.chosen);
}

void write(JsonWriter& json, const worlds::Figures& figures) {
    json.open_object();
    for (const auto& [name, value] : figures) json.key(name).number(value);
    json.close_object();
}

void write_cells(JsonWriter& json, std::span<const Cell> cells, Size size) {
    json.open_array();
    for (const Cell cell : cells) count(json, size.index(cell));
    json.close_array();
}

}  // namespace ariadne::catalog
