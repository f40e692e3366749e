#pragma once

#include "worlds/world.h"

namespace ariadne::rush {

// Rush Hour as the catalog lists it.
const worlds::World& entry();

}  // namespace ariadne::rush
