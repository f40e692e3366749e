#pragma once

#include <cstdint>
#include <utility>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/node_store.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/trace.h"

namespace ariadne::search {

// Breadth-first: the fewest moves. Every move counts 1, whatever rules.cost says of it. Nodes are stored in the
// order in which they are to be expanded, so the store is its own queue.
template <Puzzle R>
Outcome<typename R::Move> bfs(const R& rules, Budget& budget, const Trace<typename R::State>& trace = {}) {
    Run<R> run(rules, budget, trace);
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);

    NodeStore<R> store(rules, budget);
    if (store.insert_root(rules.start()).id == no_node) return run.unknown(1);
    std::int64_t depth = 0;
    NodeId level_end = 1;
    for (NodeId id = 0; id < store.size(); ++id) {
        if (id == level_end) {
            level_end = store.size();
            budget.bound(++depth + 1);
        }
        // Every state within `depth` moves has been generated, and none was a goal.
        if (!run.visit(store[id].state)) return run.unknown(depth + 1);
        auto& children = run.children(store[id].state);
        for (const auto& child : children) store.prefetch(child.key);
        for (auto& child : children) {
            const auto [next, fresh] = store.insert(std::move(child.state), child.key, id, child.move);
            if (next == no_node) return run.unknown(depth + 1);
            if (fresh && rules.is_goal(store[next].state)) {
                return run.solved(store.path_from_root(next), depth + 1, depth + 1);
            }
        }
    }
    return run.impossible();
}

}  // namespace ariadne::search
