#pragma once

#include "base/budget.h"
#include "base/error.h"
#include "render/sink.h"
#include "resource/field.h"
#include "worlds/maze_pacman/report.h"

namespace ariadne::maze_pacman {

// A field as a directed graph: a node for every cell that is not closed, named by its coordinates "x,y" and with its
// cell as `kind`; an edge for every step a walker may take, with what it costs (where an item lies, the first step onto
// it: less the gain). No edge leaves the goal, where the walk ends. Nodes come row by row from the top, edges from each
// node down, right, up, left.
Result<void> write_dot(const resource::Field& field, const Terms& terms, Budget& budget, const render::Sink& sink);
Result<void> write_graphml(const resource::Field& field, const Terms& terms, Budget& budget, const render::Sink& sink);
// One edge a line, "x,y x,y cost", after a comment line that says so.
Result<void> write_edge_list(const resource::Field& field, const Terms& terms, Budget& budget,
                             const render::Sink& sink);

}  // namespace ariadne::maze_pacman
