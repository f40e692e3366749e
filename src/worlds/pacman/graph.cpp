#include "worlds/pacman/graph.h"

#include "worlds/pacman/text.h"

namespace ariadne::pacman {

maze_pacman::GraphTerms graph_terms_of(const Map& map) {
    return {.name = "pacman",
            .resource = "energy",
            .start = "start",
            .goal = "goal",
            .y_up = false,
            .to_point = [](Cell c) { return to_point(c); },
            .kind = [&map](Cell c) { return write(map.at(c)); }};
}

}  // namespace ariadne::pacman
