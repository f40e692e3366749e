#pragma once

#include "worlds/maze/field.h"
#include "worlds/maze_pacman/graph.h"

namespace ariadne::maze {

// The cell's character is the node's kind.
maze_pacman::GraphTerms graph_terms_of(const Map& map);

using maze_pacman::write_dot;
using maze_pacman::write_edge_list;
using maze_pacman::write_graphml;

}  // namespace ariadne::maze
