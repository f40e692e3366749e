#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "prize/graph.h"

namespace ariadne::prize {

using Circles = std::vector<std::vector<std::uint32_t>>;  // of edges

// Better walks by annealing the uses themselves, where orders are too coarse: on boards where nearly every cell has a
// prize. A change turns every use of a short circle round (unused becomes used once, used once becomes unused or
// twice), which leaves all degrees as even as they were, or adds or takes a double use.
class ShapeSearch {
  public:
    ShapeSearch(const Graph& graph, Budget& budget);

    // Uses of a walk worth at least as much as the given one. Stops early at `enough`. `likely` is how often a linear
    // program would use each edge (empty: nobody asked it); walks like that are looked at first.
    Uses run(Uses uses, std::uint64_t seed, std::uint64_t rounds, std::int64_t enough, std::span<const double> likely,
             Budget& budget) const;

    bool worthwhile() const { return !circles_.empty(); }

  private:
    friend class Shaping;
    const Graph& graph_;
    Circles circles_;
    Charge charge_;
};

}  // namespace ariadne::prize
