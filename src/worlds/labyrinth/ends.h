#pragma once

#include <cstdint>

#include "base/budget.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// Entrance: the first room that is there, row by row; exit: the last; there is one. Without a mask, opposite corners.
void opposite_corners(Labyrinth& labyrinth);

// How a farthest pair was found.
enum class Farthest : std::uint8_t {
    exact,    // no two rooms are farther apart
    far,      // a labyrinth with loops too large to look from every room: far apart, perhaps not the farthest
    stopped,  // the budget ended it; entrance and exit stay as they were
};

// Puts one end into the room whose shortest route from the other is the longest, the first row by row among equals.
// False: the budget ended it.
bool farthest_exit(Labyrinth& labyrinth, Budget& budget);
bool farthest_entrance(Labyrinth& labyrinth, Budget& budget);

// Puts entrance and exit into the two rooms whose shortest route is the longest (by weight, if passages have any).
Farthest farthest_pair(Labyrinth& labyrinth, Budget& budget);

}  // namespace ariadne::labyrinth
