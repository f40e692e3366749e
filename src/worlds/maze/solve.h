#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "base/budget.h"
#include "resource/answer.h"
#include "worlds/maze/model.h"

namespace ariadne::maze {

enum class Algorithm : std::uint8_t {
    exact,      // the fast one: bounds from priced tables, labels between them
    astar,      // over (cell, life, treasures), Manhattan distance
    state_bfs,  // over (cell, life, treasures), what a student would write
    bfs         // ignores life and treasures: connectivity only
};

struct Question {
    resource::Objective objective = resource::Objective::steps;
    Algorithm algorithm = Algorithm::exact;
    bool any = false;                      // some feasible route, fast; no claim that it is the best
    bool most_life = true;                 // exact, steps: go on until the most life among the shortest is known
    bool count = false;                    // also the exact number of optimal routes
    std::uint64_t list = 0;                // also up to this many of them
    std::function<void(Cell)> trace = {};  // told each expansion, when set
};

resource::Answer solve(const Map& map, const Question& question, Budget& budget);
resource::LeastLife least_life(const Map& map, Budget& budget);
resource::TradeOff trade_off(const Map& map, Budget& budget);

}  // namespace ariadne::maze
