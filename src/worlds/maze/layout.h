#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "worlds/maze/generate.h"

namespace ariadne::maze {

// The first half of a map: where the walls stand. Cells are '#' or '0', with S and E in their corners.
Map lay_walls(const Recipe& recipe, Random& random);

// Opens the fewest walls that connect S and E.
void connect(Map& map);

// Steps from S to each cell; -1 where there is no way.
std::vector<std::int32_t> distances(const Map& map);

// Closes a belt of cells at one distance from S, the smallest near the middle of the way to E. Every way crosses
// every distance, so none is left. False when S and E touch.
bool disconnect(Map& map);

}  // namespace ariadne::maze
