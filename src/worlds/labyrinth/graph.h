#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/drawing.h"
#include "render/picture.h"
#include "render/sink.h"
#include "worlds/labyrinth/builders/builder.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// The labyrinth as the graph that it is: a vertex for every room, named "row,column", an edge for every passage, in
// both directions, with its weight if passages have any. Row by row; of each room first the passage to the right.
Result<void> write_dot(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink);
Result<void> write_graphml(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink);
// One edge a line, "row,column row,column weight", after a comment line that says so.
Result<void> write_edge_list(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink);

// The matrix of vertices and edges: a row and a column for every room, named as in the picture of the graph; where two
// are joined, the weight of the passage, otherwise 0.
Result<void> write_adjacency(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink);
bool fits_matrix(const Labyrinth& labyrinth);  // whether there is room for one
// The matrix of coordinates: the corners of the rooms as a drawing with x0 = y0 = 0 and dx = dy = 10 has them.
Result<void> write_coordinates(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink);

// The labyrinth as the graph that it is: a disc with a name for every room, a line for every passage, with its weight
// where it has one, and a route in the thread's colour. Up to 26 rooms are called A, B, C ..., more of them 1, 2, 3 ...
Result<render::Drawing> graph_picture(const Labyrinth& labyrinth, const render::PictureOptions& picture,
                                      std::span<const Cell> route = {});

// Whether so many rooms can be drawn as a graph; before they are dug for it.
Result<void> fits_graph(Size size);

// It growing while it is dug, so many passages a frame, from the rooms alone on; the route comes with the last.
struct GraphGrowth {
    std::size_t frames = 0;
    std::function<render::Drawing(std::size_t)> frame;
};
Result<GraphGrowth> graph_growth(const Labyrinth& labyrinth, const Diary& digs, std::size_t every,
                                 const render::PictureOptions& picture, std::vector<Cell> route = {});

std::string vertex_name(std::size_t number, std::size_t rooms);

}  // namespace ariadne::labyrinth
