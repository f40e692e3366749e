#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "grid/grid.h"
#include "words/message.h"

namespace ariadne::maze_pacman {

// What a world's own verifier says of a route.
struct Replay {
    bool valid = false;
    Message message;                  // what holds, or the first thing that does not, with the step and (x,y)
    bool died = false;                // that is the first thing that does not hold
    std::int64_t steps = 0;           // taken before the route ended or broke
    std::int64_t left = 0;            // of the resource, after them
    std::vector<std::int64_t> along;  // of it on each cell stood on, the start first
};

// What the verifiers ask of cells, which may be anywhere: nothing here is the grid's or a solver's.
inline bool inside(Size size, Cell c) {
    return 0 <= c.row && c.row < size.rows && 0 <= c.col && c.col < size.cols;
}
inline bool side_by_side(Cell a, Cell b) {
    return std::abs(std::int64_t{a.row} - b.row) + std::abs(std::int64_t{a.col} - b.col) == 1;
}

}  // namespace ariadne::maze_pacman
