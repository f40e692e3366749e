#pragma once

#include "worlds/maze_pacman/report.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman {

// What reports about this map must know; the map must outlive it.
maze_pacman::Terms terms_of(const Map& map);

}  // namespace ariadne::pacman
