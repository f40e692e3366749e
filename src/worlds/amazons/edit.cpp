#include "worlds/amazons/edit.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "worlds/amazons/drawing.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/text.h"
#include "worlds/board_editor.h"

namespace ariadne::amazons {

namespace {

constexpr std::array<std::string_view, 2> side_names = {"white", "black"};  // in the order of Side

// Brushes are called as what they leave.
constexpr std::array<std::string_view, 4> square_names = {"empty", "white", "black",
                                                          "arrow"};  // in the order of Square

struct Parts {
    using Model = Position;
    static constexpr worlds::SizeLimits limits{.least = 1, .most = largest_side};

    static Result<Position> read(std::string_view text) {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return last(*record);
    }
    static std::string write(const Position& position) { return write_fen(position) + "\n"; }

    static std::vector<worlds::Brush> brushes() {
        const Position all{{1, 4}, {Square::white, Square::black, Square::arrow, Square::empty}, Side::white};
        const render::Board looks = drawing(all, std::nullopt, false);
        return {{"white", looks.styles[looks.pieces[0].style]},
                {"black", looks.styles[looks.pieces[1].style]},
                {"arrow", looks.style({0, 2})},
                {"empty", looks.style({0, 3})}};
    }
    static std::vector<worlds::Fact> facts(const Position& position) {
        return {{.name = "to move",
                 .value = std::string(side_names[static_cast<std::size_t>(position.to_move)]),
                 .choices = {side_names.begin(), side_names.end()}}};
    }
    static void set(Position& position, std::string_view /*to_move*/, std::int64_t side) {
        position.to_move = static_cast<Side>(side);
    }

    static Size size_of(const Position& position) { return position.size; }
    // Columns have letters only as far as boards go.
    static std::string name_of(const Position& position, Cell cell) {
        if (position.size.contains(cell)) return write_cell(cell, position.size);
        return fmt::format("[{}, {}]", cell.row + 1, cell.col + 1);
    }

    static Result<void> paint(Position& position, const worlds::Stroke& stroke) {
        const auto found = std::ranges::find(square_names, stroke.brush);
        position.at(stroke.cell) = static_cast<Square>(found - square_names.begin());
        return {};
    }

    static Position blank(Size size) { return {size, std::vector<Square>(size.area()), Side::white}; }

    static Position resized(const Position& position, Size size) {
        Position out{size, std::vector<Square>(size.area()), position.to_move};
        for (std::size_t i = 0; i < out.squares.size(); ++i)
            if (const Cell c = size.cell(i); position.size.contains(c)) out.at(c) = position.at(c);
        return out;
    }
};

}  // namespace

std::vector<worlds::Fact> facts(const Position& position) {
    return Parts::facts(position);
}

const worlds::Editor& editor() {
    static const worlds::BoardEditor<Parts> editor;
    return editor;
}

}  // namespace ariadne::amazons
