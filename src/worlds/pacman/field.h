#pragma once

#include "resource/field.h"
#include "worlds/maze_pacman/graph.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman {

// The map as the resource solvers see it: every cell costs the step and what its wall is high, food and bombs are items
// of positive and negative gain, and what nobody survives is closed.
resource::Field to_field(const Map& map);

// The cell as the text has it is the node's kind.
maze_pacman::GraphTerms graph_terms_of(const Map& map);

using maze_pacman::write_dot;
using maze_pacman::write_edge_list;
using maze_pacman::write_graphml;

}  // namespace ariadne::pacman
