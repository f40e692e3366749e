#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "resource/field.h"
#include "text/points.h"

namespace ariadne::maze_pacman {

using text::Point;

// How a world speaks of its cells.
struct GraphTerms {
    std::string_view name;      // of the graph
    std::string_view resource;  // what an edge costs
    std::string_view start;     // what the start is called
    std::string_view goal;
    bool y_up = true;
    std::function<Point(Cell)> to_point;
    std::function<std::string(Cell)> kind;
};

// A field as a directed graph: a node for every cell that is not closed, named by its coordinates "x,y" and with its
// cell as `kind`; an edge for every step a walker may take, with what it costs (where an item lies, the first step onto
// it: less the gain). No edge leaves the goal, where the walk ends. Nodes come row by row from the top, edges from each
// node down, right, up, left.
std::string write_dot(const resource::Field& field, const GraphTerms& terms);
std::string write_graphml(const resource::Field& field, const GraphTerms& terms);
// One edge a line, "x,y x,y cost", after a comment line that says so.
std::string write_edge_list(const resource::Field& field, const GraphTerms& terms);

// The same of a world's map.
template <class Map>
std::string write_dot(const Map& map) {
    return write_dot(to_field(map), graph_terms_of(map));
}
template <class Map>
std::string write_graphml(const Map& map) {
    return write_graphml(to_field(map), graph_terms_of(map));
}
template <class Map>
std::string write_edge_list(const Map& map) {
    return write_edge_list(to_field(map), graph_terms_of(map));
}

}  // namespace ariadne::maze_pacman
