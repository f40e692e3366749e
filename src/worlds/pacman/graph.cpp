#include "worlds/pacman/graph.h"

#include "worlds/maze_pacman/graph.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {

namespace {

maze_pacman::GraphTerms graph_terms_of(const Map& map) {
    return {.name = "pacman",
            .resource = "energy",
            .start = "start",
            .goal = "goal",
            .y_up = false,
            .to_point = [](Cell c) { return to_point(c); },
            .kind = [&map](Cell c) { return write(map.at(c)); }};
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

}  // namespace ariadne::pacman
