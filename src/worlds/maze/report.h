#pragma once

#include "worlds/maze/model.h"
#include "worlds/maze_pacman/report.h"

namespace ariadne::maze {

// What reports about this map must know; the map must outlive it.
maze_pacman::Terms terms_of(const Map& map);

}  // namespace ariadne::maze
