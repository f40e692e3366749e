#pragma once

#include "worlds/world.h"

namespace ariadne::pacman {

// Pac-Man as the catalog lists it.
const worlds::World& entry();

}  // namespace ariadne::pacman
