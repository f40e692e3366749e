#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "worlds/maze/model.h"

namespace ariadne::maze {

// What a map asks of the runner, found without a full solution, for the generator to choose the life given.
struct Provision {
    std::int64_t without_treasures = 0;  // the least life that wins if treasures were plain 0s: exact
    std::int64_t planned = 0;            // the life with which `route` wins; never more than the one above
    Route route;
};

// Plans a route that goes from treasure to treasure, always to the cheapest to reach, and leaves for E when that
// asks for the least life. Nothing when E cannot be reached.
std::optional<Provision> provision(const Map& map);

// No runner with less life than this can win. The greater of two arguments: treasures bring at most 5 each, all
// together; and the least life needed if every treasure came back after each visit (only on maps where that is quick
// to find). For maps where E can be reached.
std::int64_t life_needed_at_least(const Map& map, const Provision& plan);

}  // namespace ariadne::maze
