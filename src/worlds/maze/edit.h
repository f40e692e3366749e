#pragma once

#include <vector>

#include "worlds/edit.h"
#include "worlds/maze/model.h"

namespace ariadne::maze {

// Maps made by hand. Start and end are always there: painted, they move, and a plain cell of cost 0 stays behind.
const worlds::Editor& editor();
std::vector<worlds::Fact> facts(const Map& map);

}  // namespace ariadne::maze
