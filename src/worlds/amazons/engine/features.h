#pragma once

#include <array>
#include <cstdint>

#include "worlds/amazons/bits/board.h"

namespace ariadne::amazons {

// What the evaluation sees of a position: counts, all from the point of view of the side to move.
//
//   0..34    cells by queen distance: own class * 6 + theirs. Classes: 1, 2, 3, 4, further, never. (never, never) is
//            left out.
//   35..97   cells by king distance: own class * 8 + theirs. Classes: 1, 2, 3, 4, 5, 6, further, never.
//   98..105  own amazons by the number of cells they can go to: 0, 1, 2, 3-4, 5-7, 8-12, 13-20, more
//   106..113 theirs
//   114..119 own amazons by free neighbours: 0, 1, 2, 3, 4-5, more
//   120..125 theirs
//   126, 127 sum of 16 / (1 + cells to go to), rounded down, over the amazons of each side
//
// Distances count moves over empty cells from the nearest amazon of a side. Only an empty cell has one.
inline constexpr std::size_t queen_classes = 6;
inline constexpr std::size_t king_classes = 8;
inline constexpr std::size_t king_features = 35;
inline constexpr std::size_t mobility_features = 98;
inline constexpr std::size_t liberty_features = 114;
inline constexpr std::size_t stiffness_features = 126;
inline constexpr std::size_t feature_count = 128;

using Features = std::array<std::uint8_t, feature_count>;

}  // namespace ariadne::amazons
