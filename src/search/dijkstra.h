#pragma once

#include <cstdint>

#include "base/budget.h"
#include "search/best_first.h"
#include "search/concepts.h"
#include "search/outcome.h"
#include "search/trace.h"

namespace ariadne::search {

// Dijkstra's algorithm: the smallest cost, expanding states in the order of theirs.
template <Puzzle R>
Outcome<typename R::Move> dijkstra(const R& rules, Budget& budget, const Trace<typename R::State>& trace = {}) {
    return best_first(rules, budget, trace, [](const typename R::State&) { return std::int64_t{0}; });
}

}  // namespace ariadne::search
