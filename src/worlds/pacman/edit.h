#pragma once

#include "worlds/edit.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman {

// Maps made by hand. Start and goal are always there: painted, they move, and an empty cell stays behind.
const worlds::Editor& editor();

}  // namespace ariadne::pacman
