#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// Every position that can be reached from a board, and how far each is from being solved.
struct Component {
    std::uint64_t states = 0;
    std::vector<std::uint64_t> histogram;  // states by the fewest moves that solve them, from 0; empty: none can be
    Board hardest;                         // one of the last; of several, the first as text

    std::uint64_t solved() const { return histogram.empty() ? 0 : histogram.front(); }
    int farthest() const { return static_cast<int>(histogram.size()) - 1; }  // -1: none can be solved
};

// Nothing when the budget ended it.
std::optional<Component> explore(const Board& board, Objective objective, Budget& budget);

}  // namespace ariadne::rush
