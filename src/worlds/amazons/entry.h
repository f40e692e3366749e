#pragma once

#include "worlds/world.h"

namespace ariadne::amazons {

// The Game of the Amazons as the catalog lists it.
const worlds::World& entry();

}  // namespace ariadne::amazons
