#include "worlds/maze/graph.h"

#include "worlds/maze/field.h"
#include "worlds/maze/text.h"
#include "worlds/maze_pacman/graph.h"

namespace ariadne::maze {

namespace {

maze_pacman::GraphTerms graph_terms_of(const Map& map) {
    return {.name = "maze",
            .resource = "life",
            .start = "S",
            .goal = "E",
            .y_up = true,
            .to_point = [&map](Cell c) { return to_point(map.size, c); },
            .kind = [&map](Cell c) { return std::string(1, map.at(c)); }};
}

}  // namespace

std::string write_dot(const Map& map) {
    return maze_pacman::write_dot(to_field(map), graph_terms_of(map));
}

std::string write_graphml(const Map& map) {
    return maze_pacman::write_graphml(to_field(map), graph_terms_of(map));
}

std::string write_edge_list(const Map& map) {
    return maze_pacman::write_edge_list(to_field(map), graph_terms_of(map));
}

}  // namespace ariadne::maze
