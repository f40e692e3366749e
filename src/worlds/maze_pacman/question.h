#pragma once

#include <cstdint>
#include <functional>

#include "grid/grid.h"
#include "resource/findings.h"

namespace ariadne::maze_pacman {

enum class Algorithm : std::uint8_t {
    exact,      // the fast one: bounds from priced tables, labels between them
    astar,      // over (cell, what is left, items taken), Manhattan distance
    state_bfs,  // over the same states, what a student would write
    bfs         // ignores costs and items: connectivity only
};

struct Question {
    resource::Objective objective = resource::Objective::steps;
    Algorithm algorithm = Algorithm::exact;
    bool any = false;                      // some feasible route, fast; no claim that it is the best
    bool most_life = true;                 // exact, steps: go on until the most left among the shortest is known
    bool count = false;                    // also the exact number of optimal routes
    std::uint64_t list = 0;                // also up to this many of them
    std::function<void(Cell)> trace = {};  // told each expansion, when set
};

}  // namespace ariadne::maze_pacman
