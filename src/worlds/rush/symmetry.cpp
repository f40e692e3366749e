#include "worlds/rush/symmetry.h"

#include <algorithm>

namespace ariadne::rush {

namespace {

Cell upside_down(Size size, const Vehicle& vehicle) {
    return {size.rows - vehicle.at.row - (vehicle.across ? 1 : vehicle.length), vehicle.at.col};
}

Cell left_to_right(Size size, const Vehicle& vehicle) {
    return {vehicle.at.row, size.cols - vehicle.at.col - (vehicle.across ? vehicle.length : 1)};
}

std::size_t count_images(const Board& board, Cell (*image)(Size size, const Vehicle& vehicle)) {
    const auto has_image = [&](const Vehicle& vehicle) {
        const Cell at = image(board.size, vehicle);
        return std::ranges::any_of(board.vehicles, [&](const Vehicle& other) {
            return other.at == at && other.across == vehicle.across && other.length == vehicle.length;
        });
    };
    return static_cast<std::size_t>(std::ranges::count_if(board.vehicles, has_image));
}

}  // namespace

Board upside_down(const Board& board) {
    Board out = board;
    for (Vehicle& vehicle : out.vehicles) vehicle.at = upside_down(board.size, vehicle);
    for (Cell& wall : out.walls) wall.row = board.size.rows - 1 - wall.row;
    std::ranges::sort(out.walls, {}, [&](Cell wall) { return board.size.index(wall); });
    return out;
}

std::size_t symmetric_vehicles(const Board& board) {
    return std::max(count_images(board, upside_down), count_images(board, left_to_right));
}

}  // namespace ariadne::rush
