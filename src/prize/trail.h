#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "prize/graph.h"
#include "prize/order.h"

namespace ariadne::prize {

struct Trail {
    std::vector<std::uint32_t> nodes;  // from start to goal
    std::vector<std::uint32_t> edges;  // between them
};

inline constexpr std::uint64_t trail_effort = 20'000;  // steps; more hardly ever find one

// A walk from start to goal with just these uses on which the walker survives. Orders in which he is rich early are
// tried first, and not more than `effort` steps in addition to the walk itself: nothing means that none was found.
std::optional<Trail> surviving_trail(const Graph& graph, const Uses& uses, const Survival& survival,
                                     std::uint64_t effort, Budget& budget);

}  // namespace ariadne::prize
