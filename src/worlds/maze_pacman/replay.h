#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ariadne::maze_pacman {

// What a world's own verifier says of a route.
struct Replay {
    bool valid = false;
    std::string message;              // what holds, or the first thing that does not, with the step and (x,y)
    std::int64_t steps = 0;           // taken before the route ended or broke
    std::int64_t left = 0;            // of the resource, after them
    std::vector<std::int64_t> along;  // of it on each cell stood on, the start first
};

}  // namespace ariadne::maze_pacman
