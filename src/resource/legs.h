#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// The cheapest ways between the places that matter when steps do not count: the start, the items, the goal. Cost is
// life, and among equally cheap ways the shortest is taken. Items passed on the way count as empty cells. All cells of
// a terrain hang together without the goal, so there is a way from each place but the goal to every other. Rows are
// worked out when first asked for.
class Legs {
  public:
    Legs(const Terrain& terrain, Budget& budget);

    std::uint32_t places() const { return static_cast<std::uint32_t>(rank_.size()); }
    static constexpr std::uint32_t start = 0;
    static constexpr std::uint32_t goal = 1;
    static std::uint32_t place_of(std::size_t item) { return static_cast<std::uint32_t>(item) + 2; }

    // Life lost from one place to another. False from `ready` when the budget ended.
    bool ready(std::uint32_t from);
    std::int64_t cost(std::uint32_t from, std::uint32_t to) const { return rows_[from][to]; }
    // The cells of a tour through these places by the cheapest legs.
    std::vector<Cell> cells_along(const std::vector<std::uint32_t>& places);

  private:
    // Fills key_ and came_from_. False when the budget ran out and that counts.
    bool spread(std::uint32_t from, bool to_the_end);

    const Terrain& terrain_;
    Budget& budget_;
    Charge charge_;
    std::vector<std::uint32_t> rank_;              // by place
    std::vector<std::vector<std::int64_t>> rows_;  // by place: costs to all places; empty until ready
    std::vector<std::uint64_t> key_;               // scratch, by rank: cost and steps in one
    std::vector<std::uint32_t> came_from_;         // scratch, by rank
    std::uint32_t spread_from_;                    // whose scratch that is
};

}  // namespace ariadne::resource
