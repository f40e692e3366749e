#pragma once

#include "resource/field.h"
#include "worlds/maze/model.h"
#include "worlds/maze_pacman/graph.h"

namespace ariadne::maze {

// The map as the resource solvers see it: digits are costs, treasures are items of gain 5 on cells of cost 0.
resource::Field to_field(const Map& map);

// The cell's character is the node's kind.
maze_pacman::GraphTerms graph_terms_of(const Map& map);

using maze_pacman::write_dot;
using maze_pacman::write_edge_list;
using maze_pacman::write_graphml;

}  // namespace ariadne::maze
