#pragma once

#include "worlds/maze_pacman/graph.h"
#include "worlds/pacman/field.h"

namespace ariadne::pacman {

// The cell as the text has it is the node's kind.
maze_pacman::GraphTerms graph_terms_of(const Map& map);

using maze_pacman::write_dot;
using maze_pacman::write_edge_list;
using maze_pacman::write_graphml;

}  // namespace ariadne::pacman
