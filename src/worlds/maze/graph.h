#pragma once

#include <string>

#include "worlds/maze/model.h"

namespace ariadne::maze {

// The map as a directed graph, as worlds/maze_pacman/graph.h says; the cell's character is the node's kind.
std::string write_dot(const Map& map);
std::string write_graphml(const Map& map);
std::string write_edge_list(const Map& map);

}  // namespace ariadne::maze
