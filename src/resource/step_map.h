#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/prize_map.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// A terrain as a graph of what matters when steps do count: as PrizeMap, with an edge for every way between two nodes
// that no other beats in both life and steps.
struct StepMap {
    PrizeMap map;
    std::vector<std::int64_t> steps;  // of each edge
};

// Nothing when the budget ran out, or when there would be more than `most_edges`.
std::optional<StepMap> make_step_map(const Terrain& terrain, std::size_t most_edges, Budget& budget);

}  // namespace ariadne::resource
