#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "prize/graph.h"

namespace ariadne::prize {

// A walker who must keep something in hand on the way: what he begins with, what it takes to enter each node, and what
// each gives at the first visit (in whole units, two of which are one of the graph's weights and prizes).
struct Survival {
    std::int64_t life = 0;
    std::vector<std::int64_t> entry;
    std::vector<std::int64_t> gain;
};

// Good walks by annealing: an order of the nodes with prizes, some left out, with the cheapest way from each to the
// next. Orders are changed by turning a part round, moving a few nodes, putting one in, leaving one out.
class OrderSearch {
  public:
    // Not possible() where there are too many places, or the budget ran out.
    OrderSearch(const Graph& graph, const Survival& survival, Budget& budget);

    // The best walk met that survives, as nodes from start to goal; nothing when none did. The same for the same seed.
    std::optional<std::vector<std::uint32_t>> run(std::uint64_t seed, std::uint64_t rounds, Budget& budget) const;

    static constexpr std::size_t most_places = 2500;
    bool possible() const { return possible_; }

  private:
    using Order = std::vector<std::uint32_t>;

    void measure(std::uint32_t from);
    std::int64_t length(std::uint32_t a, std::uint32_t b) const { return length_[a * place_.size() + b]; }
    std::int64_t debt(const Order& order, std::int64_t left) const;
    std::vector<std::uint32_t> walk_along(const Order& order) const;

    const Graph& graph_;
    const Survival& survival_;
    Charge charge_;
    std::vector<std::uint32_t> place_;  // start, nodes with prizes, goal
    std::vector<std::int64_t> length_;
    std::vector<std::uint32_t> before_;  // by place and node: the node before it on the cheapest way from the place
    std::vector<std::vector<std::uint32_t>> near_;
    bool possible_ = false;

    friend class Annealing;
};

}  // namespace ariadne::prize
