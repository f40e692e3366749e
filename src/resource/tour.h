#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/legs.h"
#include "resource/terrain.h"
#include "resource/tour_bound.h"

namespace ariadne::resource {

struct TourLimits {
    std::int64_t life = 0;      // to start with
    std::int64_t at_least = 1;  // on arrival, before the goal's own cost; poorer tours are of no interest
    bool first = false;         // stop at the first tour found
    std::size_t most = 0;       // labels made in all; 0: as many as the budget allows
};

struct TourResult {
    std::optional<std::vector<std::uint32_t>> places;  // the best tour: start, items, goal
    std::int64_t life = 0;                             // on arrival, before the goal's own cost
    std::int64_t bound = 0;                            // no tour arrives with more
    bool complete = false;                             // searched to the end: the best, or none
};

// The richest walk when steps do not count: from item to item by the cheapest legs. Life only falls along a leg, so a
// leg is survived exactly if it leaves at least 1 beside the item and again on it, its gain included. Best first by
// life in hand and hope. Only for fields where no item harms.
TourResult search_tours(const Terrain& terrain, const Legs& legs, const TourBound& bound, const TourLimits& limits,
                        Budget& budget);

// All that tours of one terrain share: made once, whatever life they start with.
struct TourGround {
    Legs legs;
    TourBound bound;

    TourGround(const Terrain& terrain, Budget& budget) : legs(terrain, budget), bound(terrain, legs, budget) {}
    TourGround(const TourGround&) = delete;
    TourGround& operator=(const TourGround&) = delete;
    bool prepare(const Terrain& terrain, int rounds, Budget& budget);  // false when the budget ran out
};

}  // namespace ariadne::resource
