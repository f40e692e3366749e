#pragma once

#include "worlds/world.h"

namespace ariadne::rush::enumerate {

// Every essentially different minimal puzzle of a board size, each as hard as its vehicles can be placed: of all
// positions that can be reached from one another, the hardest.
const worlds::Surveyor& surveyor();

}  // namespace ariadne::rush::enumerate
