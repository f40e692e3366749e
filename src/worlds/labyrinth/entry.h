#pragma once

#include "worlds/world.h"

namespace ariadne::labyrinth {

// The labyrinth as the catalog lists it.
const worlds::World& entry();

}  // namespace ariadne::labyrinth
