#pragma once

#include "worlds/maze/model.h"
#include "worlds/maze_pacman/replay.h"

namespace ariadne::maze {

using maze_pacman::Replay;

// Walks a route by the rules, on the characters of the map and with code of its own: no solver's table or bit set
// can confirm itself here. It takes no longer than the route does, on a map of any size.
Replay replay(const Map& map, const Route& route);
Replay replay(const Map& map, const Route& route, std::int64_t life);  // with another life than the map's

}  // namespace ariadne::maze
