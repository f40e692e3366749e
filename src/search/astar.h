#pragma once

#include "base/budget.h"
#include "search/best_first.h"
#include "search/concepts.h"
#include "search/outcome.h"
#include "search/trace.h"

namespace ariadne::search {

// A*: the smallest cost, for every admissible bound, consistent or not.
template <Heuristic R>
Outcome<typename R::Move> astar(const R& rules, Budget& budget, const Trace<typename R::State>& trace = {}) {
    return best_first(rules, budget, trace, [&](const typename R::State& state) { return rules.bound(state); });
}

}  // namespace ariadne::search
