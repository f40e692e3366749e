#include "worlds/rush/drawing.h"

#include <string>

namespace ariadne::rush {

namespace {

enum Kind : std::uint8_t { floor, wall, first_vehicle };

// A letter has the same colour on every board. Letters that follow each other are far apart on the circle of hues, and
// neighbours on it differ in lightness. There are 26 places; small letters have those between.
render::Paint paint_of(char letter) {
    using render::Role;
    constexpr int places = 26;
    constexpr int stride = 11;
    const bool small = letter >= 'a';
    const int place = (letter - (small ? 'a' : 'A')) * stride % places;
    const bool deep = (place % 2 == 1) != small;
    const float level = (static_cast<float>(place) + (small ? 0.5F : 0.0F)) / static_cast<float>(places);
    return {deep ? Role::deep : Role::piece, level};
}

}  // namespace

render::Board drawing(const Board& board) {
    using render::Role;
    render::Board out{.size = board.size, .styles = {}, .cells = {}, .axes = {}};
    out.styles.resize(first_vehicle);
    out.styles[wall] = {.fill = {Role::ink}, .text = "#", .solid = true};
    out.cells.assign(board.size.area(), floor);
    for (const Cell c : board.walls) out.cells[board.size.index(c)] = wall;
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        const Size extent = vehicle.across ? Size{1, vehicle.length} : Size{vehicle.length, 1};
        out.pieces.push_back(
            {.at = vehicle.at, .extent = extent, .style = static_cast<std::uint8_t>(first_vehicle + i)});
        out.styles.push_back({.fill = i == board.red ? render::Paint{Role::danger} : paint_of(vehicle.name),
                              .text = std::string(1, vehicle.name)});
    }
    out.gate = board.red_car().at.row;
    return out;
}

}  // namespace ariadne::rush
