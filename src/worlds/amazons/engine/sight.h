#pragma once

#include <array>
#include <cstdint>

#include "worlds/amazons/bits/board.h"

namespace ariadne::amazons {

// What the evaluation sees of a position: for every empty cell that somebody can reach one number that says how near
// each side is to it, and for every amazon one that says how free it is. All from the point of view of the side to
// move. The network has a row of weights for each number (net.h).
//
// A cell: ((own queen class * 7 + their queen class) * 7 + own king class) * 7 + their king class.
//   Queen classes: one amazon reaches it in one move, two do, more do; in two moves, in three, in more; never.
//   King classes: 1, 2, 3, 4, 5 steps, more; never.
// An amazon: 2401 + (side * 12 + class of the cells it can go to) * 9 + free neighbours; side 0 is own.
//   Classes: 0, 1, 2, 3, 4, 5-6, 7-8, 9-11, 12-15, 16-20, 21-26, more.
inline constexpr std::size_t distance_classes = 7;
inline constexpr std::size_t cell_rows = distance_classes * distance_classes * distance_classes * distance_classes;
inline constexpr std::size_t mobility_classes = 12;
inline constexpr std::size_t sight_rows = cell_rows + 2 * mobility_classes * 9;

struct Sight {
    std::size_t count = 0;
    std::array<std::uint16_t, 128> rows = {};  // cells in the order of the board, then own amazons, then theirs
    bool contested = false;  // some cell can be reached by both sides: otherwise nothing is left but filling
};

}  // namespace ariadne::amazons
