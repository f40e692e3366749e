#include "worlds/maze/graph.h"

#include "worlds/maze/text.h"

namespace ariadne::maze {

maze_pacman::GraphTerms graph_terms_of(const Map& map) {
    return {.name = "maze",
            .resource = "life",
            .start = "S",
            .goal = "E",
            .y_up = true,
            .to_point = [&map](Cell c) { return to_point(map.size, c); },
            .kind = [&map](Cell c) { return std::string(1, map.at(c)); }};
}

}  // namespace ariadne::maze
