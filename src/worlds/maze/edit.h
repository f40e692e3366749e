#pragma once

#include "worlds/edit.h"
#include "worlds/maze/model.h"

namespace ariadne::maze {

// Maps made by hand. Start and end are always there: painted, they move, and a plain cell of cost 0 stays behind.
const worlds::Editor& editor();

}  // namespace ariadne::maze
