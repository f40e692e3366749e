#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "grid/grid.h"
#include "resource/field.h"

namespace ariadne::resource {

// The cheapest ways to the goal when nothing is taken. Whoever stands on a cell with more than its `loss` can go home;
// whoever has not, even with all that is still to be taken, never will.
struct CheapestWays {
    // Life lost from each cell to one beside the goal, row by row. `no_way` where there is none, and also where more is
    // lost than that.
    std::vector<std::int32_t> loss;
    std::vector<std::uint8_t> toward;  // the direction of the first step
    static constexpr std::int32_t no_way = 0x7fffffff;

    bool known() const { return !loss.empty(); }
    std::vector<Cell> from(const Field& field, Cell cell) const;  // to the goal, both included
};

// Dijkstra's algorithm with a bucket for every loss: the time is linear. Harm on the way counts as nothing, so that
// `loss` never exceeds what a walk loses. Their bytes are added to the charge. Nothing when the budget ran out.
CheapestWays cheapest_ways(const Field& field, Charge& charge, Budget& budget);

}  // namespace ariadne::resource
