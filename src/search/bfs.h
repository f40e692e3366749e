#pragma once

#include <cstdint>
#include <utility>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/explorer.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/watcher.h"

namespace ariadne::search {

// Breadth-first: the fewest moves. Every move counts 1, whatever rules.cost says of it.
template <Puzzle R, class Watcher = Unwatched>
Outcome<typename R::Move> bfs(const R& rules, Budget& budget, Watcher watcher = {}) {
    Explorer<R, Nothing, Watcher> explorer(rules, budget, std::move(watcher));
    auto& run = explorer.run;
    auto& store = explorer.store;
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);

    if (!explorer.begin()) return run.unknown(1);
    explorer.opened(0, {});
    std::int64_t depth = 0;
    NodeId level_end = 1;
    for (NodeId id = 0; id < store.size(); ++id) {
        if (id == level_end) {
            level_end = store.size();
            budget.bound(++depth + 1);
        }
        NodeId goal = no_node;
        const bool expanded = explorer.expand(id, [&](NodeId next, bool fresh, const auto& /*move*/) {
            if (fresh && rules.is_goal(store[next].state)) goal = next;
            if (fresh) explorer.opened(next, {id, depth + 1, 0, goal == next});
            return goal == no_node;
        });
        // Every state within `depth` moves has been generated, and none was a goal.
        if (!expanded) return run.unknown(depth + 1);
        if (goal != no_node) return run.solved(store.moves_to(goal), depth + 1, depth + 1);
    }
    return run.impossible();
}

}  // namespace ariadne::search
