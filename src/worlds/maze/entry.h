#pragma once

#include "worlds/world.h"

namespace ariadne::maze {

// MAZE as the catalog lists it.
const worlds::World& entry();

}  // namespace ariadne::maze
