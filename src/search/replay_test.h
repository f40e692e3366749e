#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/concepts.h"

namespace ariadne::search::sample {

// The cost of a solution, checked move by move against the rules alone; nothing when a move is not allowed, or
// the last state is not a goal.
template <Puzzle R>
std::optional<std::int64_t> replay(const R& rules, const std::vector<typename R::Move>& solution) {
    typename R::State state = rules.start();
    std::int64_t cost = 0;
    for (const auto& move : solution) {
        std::vector<typename R::Move> allowed;
        rules.moves(state, allowed);
        if (std::find(allowed.begin(), allowed.end(), move) == allowed.end()) return std::nullopt;
        cost += rules.cost(state, move);
        state = rules.apply(state, move);
    }
    if (!rules.is_goal(state)) return std::nullopt;
    return cost;
}

}  // namespace ariadne::search::sample
