#include "worlds/rush/drawing.h"

#include <string>

namespace ariadne::rush {

namespace {

enum Kind : std::uint8_t { floor, wall, first_vehicle };

// Paints of all vehicles but the red one go once round the circle.
render::Paint paint_of(const Board& board, std::size_t vehicle) {
    using render::Role;
    if (vehicle == board.red) return {Role::danger};
    const std::size_t others = board.vehicles.size() - 1;
    const std::size_t place = vehicle < board.red ? vehicle : vehicle - 1;
    const float level = others > 1 ? static_cast<float>(place) / static_cast<float>(others - 1) : 0;
    return {place % 2 == 0 ? Role::piece : Role::deep, level};
}

}  // namespace

render::Board drawing(const Board& board) {
    using render::Role;
    render::Board out{.size = board.size, .styles = {}, .cells = {}, .axes = {}};
    out.styles.resize(first_vehicle);
    out.styles[wall] = {.fill = {Role::ink}, .text = "", .solid = true};
    out.cells.assign(board.size.area(), floor);
    for (const Cell c : board.walls) out.cells[board.size.index(c)] = wall;
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        const Size extent = vehicle.across ? Size{1, vehicle.length} : Size{vehicle.length, 1};
        out.pieces.push_back(
            {.at = vehicle.at, .extent = extent, .style = static_cast<std::uint8_t>(first_vehicle + i)});
        out.styles.push_back({.fill = paint_of(board, i), .text = std::string(1, vehicle.name)});
    }
    out.gate = board.red_car().at.row;
    return out;
}

}  // namespace ariadne::rush
