#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/legs.h"
#include "resource/terrain.h"

namespace ariadne::resource {

struct TourLimits {
    std::int64_t life = 0;       // to start with
    std::int64_t at_least = 1;   // on arrival, before the goal's own cost; poorer tours are of no interest
    bool first = false;          // stop at the first tour found
    std::size_t most = 0;        // labels made in all; 0: as many as the budget allows
};

struct TourResult {
    std::optional<std::vector<std::uint32_t>> ranks;  // the best tour, start and goal included
    std::int64_t life = 0;                            // on arrival, before the goal's own cost
    std::int64_t bound = 0;                           // no tour arrives with more
    bool complete = false;                            // searched to the end: the best, or none
};

// The richest walk when steps do not count: from item to item by the cheapest legs. Life only falls along a leg, so a
// leg is survived exactly if it leaves at least 1. Best first by an upper bound: the life in hand, plus for each item
// not yet taken what it can bring beyond the cheapest leg into it. Only for fields where no item harms.
TourResult search_tours(const Terrain& terrain, Legs& legs, const TourLimits& limits, Budget& budget);

}  // namespace ariadne::resource
