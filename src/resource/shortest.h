#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/field.h"
#include "resource/findings.h"

namespace ariadne::resource {

// The walk with the most life on arrival among those as short as if nothing were at stake, if anyone survives one;
// of several, the first in the order of directions. Such a walk never enters a cell twice, so the most life on each
// cell, distance by distance, is all there is to know: no sets of items, no relaxation, linear time.
struct ShortestResult {
    std::optional<Walk> walk;
    bool finished = false;  // false when the budget ran out
};

// `trace`, when set, is told each cell in the order of expansion.
ShortestResult solve_shortest(const Field& field, const std::vector<std::int32_t>& to_goal,
                              const std::function<void(Cell)>& trace, Budget& budget);

}  // namespace ariadne::resource
