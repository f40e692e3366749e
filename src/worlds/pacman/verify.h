#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "worlds/pacman/model.h"

namespace ariadne::pacman {

struct Replay {
    bool valid = false;
    std::string message;                     // what holds, or the first thing that does not, with the step and (x,y)
    std::int64_t steps = 0;                  // taken before the route ended or broke
    std::int64_t energy = 0;                 // after them
    std::vector<std::int64_t> energy_along;  // on each cell stood on, the start first
};

// Walks a route by the rules, on the tiles of the map and with code of its own: no solver's table or bit set can
// confirm itself here. The step onto a deadly bomb is taken, and kills; its energy is what was left before the bomb.
Replay replay(const Map& map, const Route& route);

}  // namespace ariadne::pacman
