#pragma once

#include "worlds/edit.h"

namespace ariadne::labyrinth {

// Labyrinths made by hand: passages are dug and filled in, rooms taken away and put back. Entrance and exit are always
// there, in rooms. A new room has no passage, and a new passage weighs 1.
const worlds::Editor& editor();

}  // namespace ariadne::labyrinth
