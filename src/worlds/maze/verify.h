#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "worlds/maze/model.h"

namespace ariadne::maze {

struct Replay {
    bool valid = false;
    std::string message;                   // what holds, or the first thing that does not, with the step and (x,y)
    std::int64_t steps = 0;                // taken before the route ended or broke
    std::int64_t life = 0;                 // after them
    std::vector<std::int64_t> life_along;  // on each cell stood on, the start first
};

// Walks a route by the rules, on the characters of the map and with code of its own: no solver's table or bit set
// can confirm itself here.
Replay replay(const Map& map, const Route& route);

}  // namespace ariadne::maze
