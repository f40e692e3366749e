#pragma once

#include <string>

#include "worlds/pacman/model.h"

namespace ariadne::pacman {

// The map as a directed graph, as worlds/maze_pacman/graph.h says; the cell as the files write it is the node's kind.
std::string write_dot(const Map& map);
std::string write_graphml(const Map& map);
std::string write_edge_list(const Map& map);

}  // namespace ariadne::pacman
