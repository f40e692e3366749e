#pragma once

#include <string>

#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// The labyrinth as the graph that it is: a vertex for every room, named "row,column", an edge for every passage, in
// both directions, with its weight if passages have any. Row by row; of each room first the passage to the right.
std::string write_dot(const Labyrinth& labyrinth);
std::string write_graphml(const Labyrinth& labyrinth);
// One edge a line, "row,column row,column weight", after a comment line that says so.
std::string write_edge_list(const Labyrinth& labyrinth);

}  // namespace ariadne::labyrinth
