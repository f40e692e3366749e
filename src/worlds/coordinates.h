#pragma once

#include <cstdint>

#include "grid/grid.h"

namespace ariadne::worlds {

// How a world's people name the cells of a board by two numbers. Cells count rows from the top and columns from the
// left, both from 0.
struct Coordinates {
    bool by_row = false;  // [row, column]; otherwise (x,y) with x the column
    bool up = false;      // y counts from the bottom row
    int first = 0;        // the smallest of each

    // Nothing says that it is on the board.
    constexpr Cell cell(std::int64_t x, std::int64_t y, Size size) const {
        const int across = static_cast<int>((by_row ? y : x) - first);
        const int down = static_cast<int>((by_row ? x : y) - first);
        return {up ? size.rows - 1 - down : down, across};
    }
};

}  // namespace ariadne::worlds
