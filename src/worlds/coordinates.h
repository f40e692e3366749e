#pragma once

#include <utility>

#include "grid/grid.h"

namespace ariadne::worlds {

// How a world's people name the cells of a board by two numbers. Cells count rows from the top and columns from the
// left, both from 0.
struct Coordinates {
    bool by_row = false;  // [row, column]; otherwise (x,y) with x the column
    bool up = false;      // y counts from the bottom row
    int first = 0;        // the smallest of each

    constexpr std::pair<int, int> name(Cell c, Size size) const {
        const int down = (up ? size.rows - 1 - c.row : c.row) + first;
        const int across = c.col + first;
        return by_row ? std::pair(down, across) : std::pair(across, down);
    }
};

}  // namespace ariadne::worlds
