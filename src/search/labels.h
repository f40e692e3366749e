#pragma once

#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/label_store.h"
#include "search/open_list.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/trace.h"

namespace ariadne::search {

// Label setting with dominance: the smallest cost where states carry resources. Labels are expanded in the order of
// their cost; one that another at the same place dominates, for no more cost, is never expanded.
//
// Whatever is dropped has a label left that dominates it, for dominance is transitive and the newer of two equals
// is the one to go; so some label on a best way, or one as good, is always open.
template <Resources R>
Outcome<typename R::Move> labels(const R& rules, Budget& budget, const Trace<typename R::State>& trace = {}) {
    Run<R> run(rules, budget, trace);
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);

    LabelStore<R> store(rules, budget);
    OpenList open(budget, 0);
    const NodeId root = store.add(rules.start(), rules.place(rules.start()), 0, no_node, {}).id;
    if (root == no_node) return run.unknown(0);
    open.push(0, root);

    NodeId goal = no_node;
    std::int64_t goal_cost = unreachable;
    const auto stop = [&] {
        return goal == no_node ? run.unknown(open.floor()) : run.solved(store.path(goal), goal_cost, open.floor());
    };

    while (!open.empty()) {
        const std::int64_t before = open.floor();
        const NodeId id = open.pop();
        if (open.floor() >= goal_cost) break;
        if (open.floor() > before) budget.bound(open.floor());
        const auto& label = store[id];
        if (label.dominated) continue;
        if (!run.visit(label.state)) return stop();

        for (auto& child : run.children(label.state, [&](const auto& state) { return rules.place(state); })) {
            const std::int64_t step = rules.cost(label.state, child.move);
            assert(step >= 0);
            const std::int64_t cost = label.cost + step;
            if (cost >= goal_cost) continue;
            if (rules.is_goal(child.state)) {
                const NodeId found = store.keep(std::move(child.state), cost, id, child.move);
                if (found == no_node) return stop();
                goal = found;
                goal_cost = cost;
                budget.best(cost);
                continue;
            }
            const auto [next, full] = store.add(std::move(child.state), child.key, cost, id, child.move);
            if (full) return stop();
            if (next != no_node) open.push(cost, next);
        }
    }
    if (goal == no_node) return run.impossible();
    return run.solved(store.path(goal), goal_cost, goal_cost);
}

}  // namespace ariadne::search
