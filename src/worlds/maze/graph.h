#pragma once

#include <string>

#include "worlds/maze/model.h"

namespace ariadne::maze {

// The map as a directed graph: a node for every cell that is not a wall, named by its coordinates "x,y" and with
// its character as `kind`; an edge for every step a runner may take, with the life it costs (a first step on a
// treasure costs -5, later ones 0: the graph shows the first). No edge leaves E, where the run ends. Nodes come row
// by row from the top, edges from each node down, right, up, left.
std::string write_dot(const Map& map);
std::string write_graphml(const Map& map);
// One edge a line, "x,y x,y cost", after a comment line that says so.
std::string write_edge_list(const Map& map);

}  // namespace ariadne::maze
