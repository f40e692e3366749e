#include "worlds/amazons/drawing.h"

#include <cstddef>
#include <string>

#include "worlds/amazons/territory.h"

namespace ariadne::amazons {

namespace {

// Every kind of floor has two styles, for light cells and for dark ones.
enum Kind : std::uint8_t { plain, trail, white_side, black_side, spent, fresh, fire, kinds };

constexpr std::uint8_t white_amazon = 2 * kinds;
constexpr std::uint8_t black_amazon = white_amazon + 1;

// a1 is dark, whatever the size; here by rows from the top, which agrees on boards of an even number of rows.
std::uint8_t style_of(Kind kind, Cell cell) {
    return static_cast<std::uint8_t>(2 * kind + (cell.row + cell.col) % 2);
}

std::vector<render::Style> all_styles() {
    using render::Mark;
    using render::Role;
    using render::Style;
    std::vector<Style> out(std::size_t{2} * kinds);
    const auto put = [&](Kind kind, const Style& style, render::Paint dark) {
        out[style_of(kind, {0, 0})] = style;
        out[style_of(kind, {0, 1})] = style;
        out[style_of(kind, {0, 1})].fill = dark;
    };
    put(plain, {.fill = {Role::quiet, 0.08F}, .text = ""}, {Role::quiet, 0.24F});
    put(trail, {.fill = {Role::cost, 0.08F}, .text = ""}, {Role::cost, 0.18F});
    put(white_side, {.fill = {Role::search, 0.22F}, .ink = {Role::ink, 0.55F}, .text = "o", .mark = Mark::ring},
        {Role::search, 0.32F});
    put(black_side, {.fill = {Role::rival, 0.28F}, .ink = {Role::ink, 0.55F}, .text = "x", .mark = Mark::dot},
        {Role::rival, 0.38F});
    put(spent, {.fill = {Role::quiet, 0.7F}, .ink = {Role::surface}, .text = "*", .mark = Mark::spent},
        {Role::quiet, 0.76F});
    put(fresh, {.fill = {Role::cost, 0.9F}, .ink = {Role::surface}, .text = "*", .mark = Mark::spent},
        {Role::cost, 0.95F});
    put(fire, {.fill = {Role::danger, 0.85F}, .ink = {Role::surface}, .text = "*", .mark = Mark::spent},
        {Role::danger, 0.85F});
    out.push_back({.fill = {Role::surface}, .ink = {Role::ivory}, .text = "O", .mark = Mark::amazon});
    out.push_back({.fill = {Role::surface}, .ink = {Role::ebony}, .text = "X", .mark = Mark::amazon});
    return out;
}

render::Point inside(Cell from, double right, double down) {
    return {from.col + 0.5 + right, from.row + 0.5 + down};
}

}  // namespace

std::vector<std::uint8_t> floor(const Position& position, const std::optional<Move>& last, bool territory) {
    std::vector<std::uint8_t> out;
    const Territory nearer = territory ? amazons::territory(position) : Territory{};
    for (std::size_t i = 0; i < position.squares.size(); ++i) {
        const Cell cell = position.size.cell(i);
        Kind kind = plain;
        if (position.squares[i] == Square::arrow)
            kind = last && last->arrow == cell ? fresh : spent;
        else if (territory && nearer.owner[i] != 0)
            kind = nearer.owner[i] > 0 ? white_side : black_side;
        else if (!territory && last && (last->from == cell || last->to == cell))
            kind = trail;
        out.push_back(style_of(kind, cell));
    }
    return out;
}

render::Board drawing(const Position& position, const std::optional<Move>& last, bool territory) {
    render::Board out{.size = position.size,
                      .styles = all_styles(),
                      .cells = floor(position, last, territory),
                      .axes = render::Axes{.x_name = "", .y_name = "", .first = 1, .letters = true}};
    for (std::size_t i = 0; i < position.squares.size(); ++i) {
        const Square square = position.squares[i];
        if (square != Square::white && square != Square::black) continue;
        out.pieces.push_back(
            {.at = position.size.cell(i), .style = square == Square::white ? white_amazon : black_amazon});
    }
    return out;
}

std::uint8_t burning(Cell cell) {
    return style_of(fire, cell);
}

std::vector<render::LegendEntry> legend() {
    return {
        {white_amazon, {}, tr("white")}, {black_amazon, {}, tr("black")}, {style_of(spent, {0, 0}), {}, tr("arrow")}};
}

std::vector<render::LegendEntry> legend(int white, int black) {
    std::vector<render::LegendEntry> out = legend();
    out.push_back({style_of(white_side, {0, 1}), {tr("nearer to White: {0}"), white}, tr("nearer to White")});
    out.push_back({style_of(black_side, {0, 1}), {tr("nearer to Black: {0}"), black}, tr("nearer to Black")});
    return out;
}

std::vector<render::Arrow> arrows(const Move& move) {
    constexpr double clear = 0.4;   // cells from the middle to where an arrow begins
    constexpr double beside = 0.2;  // and how far it keeps off one that comes the other way
    const Cell go = step_towards(move.from, move.to);
    const Cell fly = step_towards(move.to, move.arrow);
    const double off = go.row == -fly.row && go.col == -fly.col ? beside : 0;
    // Each on the right of its own direction.
    const auto line = [&](Cell from, Cell to, Cell by) {
        const double right = -by.row * off;
        const double down = by.col * off;
        return render::Arrow{inside(from, by.col * clear + right, by.row * clear + down), inside(to, right, down), ""};
    };
    std::vector<render::Arrow> out = {line(move.from, move.to, go), line(move.to, move.arrow, fly)};
    out.back().dashed = true;
    return out;
}

}  // namespace ariadne::amazons
