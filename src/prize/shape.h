#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "prize/graph.h"

namespace ariadne::prize {

// Better walks by annealing the uses themselves, where orders are too coarse: on boards where nearly every cell has a
// prize. A change turns every use of a short circle round (unused becomes used once, used once becomes unused or
// twice), which leaves all degrees as even as they were, or adds or takes a double use.
class ShapeSearch {
  public:
    explicit ShapeSearch(const Graph& graph);

    // Uses of a walk worth at least as much as the given one. Stops early at `enough`.
    Uses run(Uses uses, std::uint64_t seed, std::uint64_t rounds, std::int64_t enough, Budget& budget) const;

    bool worthwhile() const { return !circles_.empty(); }

  private:
    friend class Shaping;
    const Graph& graph_;
    std::vector<std::vector<std::uint32_t>> circles_;  // of edges
};

}  // namespace ariadne::prize
