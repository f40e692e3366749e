#pragma once

#include <string_view>

#include "base/error.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// A grid map of the MovingAI benchmarks (https://movingai.com/benchmarks/formats.html):
//
//   type octile
//   height 3
//   width 4
//   map
//   @@@@          '.', 'G' and 'S' (swamp) are rooms; '@' and 'O' (outside), 'T' (trees) and 'W' (water) are none
//
// All rooms side by side are joined. Steps go in four directions, not in the eight of the benchmarks.
bool looks_like_map(std::string_view text);
Result<Labyrinth> parse_map(std::string_view text);

}  // namespace ariadne::labyrinth
