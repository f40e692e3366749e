#pragma once

#include "worlds/edit.h"

namespace ariadne::amazons {

// Positions made by hand, written as FEN. A game becomes its last position.
const worlds::Editor& editor();

}  // namespace ariadne::amazons
