#pragma once

#include "worlds/maze_pacman/replay.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman {

using maze_pacman::Replay;

// Walks a route by the rules, on the tiles of the map and with code of its own: no solver's table or bit set can
// confirm itself here. The step onto a deadly bomb is taken, and kills; its energy is what was left before the bomb.
// It takes no longer than the route does, on a map of any size.
Replay replay(const Map& map, const Route& route);
Replay replay(const Map& map, const Route& route, std::int64_t energy);  // with another energy than the map's

}  // namespace ariadne::pacman
