#pragma once

#include "worlds/edit.h"

namespace ariadne::rush {

// Boards made by hand. The red car is always there, in a row: painted, it moves. A new vehicle gets the first letter
// that no other has.
const worlds::Editor& editor();

}  // namespace ariadne::rush
