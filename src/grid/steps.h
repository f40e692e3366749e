#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "grid/grid.h"

namespace ariadne {

// Calls visit(index) for every cell beside the one with this index, in the order of directions.
template <class Visit>
void neighbours(Size size, std::size_t here, const Visit& visit) {
    const auto width = static_cast<std::size_t>(size.cols);
    const std::size_t col = here % width;
    if (here + width < size.area()) visit(here + width);
    if (col + 1 < width) visit(here + 1);
    if (here >= width) visit(here - width);
    if (col > 0) visit(here - 1);
}

// The cells of a way, both ends included; `came_by` holds the direction of the step to each cell.
inline std::vector<Cell> trace_back(Size size, const std::vector<std::uint8_t>& came_by, Cell from, Cell to) {
    std::vector<Cell> way = {to};
    while (way.back() != from)
        way.push_back(step(way.back(), opposite(static_cast<Direction>(came_by[size.index(way.back())]))));
    std::ranges::reverse(way);
    return way;
}

}  // namespace ariadne
