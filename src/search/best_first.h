#pragma once

#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/node_store.h"
#include "search/open_list.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/trace.h"

namespace ariadne::search {

// What Dijkstra's algorithm and A* have in common: expand the state with the smallest cost so far plus bound, until
// no state left could lead to a better goal than the best one known.
//
// A state to which a cheaper way is found is opened again, even after its expansion. So the answer is the best
// for every admissible bound: until the best goal is known, some state on the way to it is open with its true
// cost, and the smallest key in the open list is not above the optimum. For the same reason that key is a valid
// bound whenever a limit stops the search. An entry of the open list whose node is no longer open is out of date.
template <Puzzle R, class Bound>
Outcome<typename R::Move> best_first(const R& rules, Budget& budget, const Trace<typename R::State>& trace,
                                     const Bound& bound) {
    struct Reached {
        std::int64_t cost = 0;
        bool open = false;
    };

    Run<R> run(rules, budget, trace);
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);
    const std::int64_t first = bound(rules.start());
    if (first == unreachable) return run.impossible();

    NodeStore<R, Reached> store(rules, budget);
    OpenList open(budget, first);
    const NodeId root = store.insert_root(rules.start()).id;
    if (root == no_node) return run.unknown(first);
    store[root].extra.open = true;
    open.push(first, root);

    NodeId goal = no_node;
    std::int64_t goal_cost = unreachable;
    const auto stop = [&] {
        if (goal == no_node) return run.unknown(open.floor());
        std::vector<typename R::Move> moves = store.path_from_root(goal);
        const std::int64_t cost = run.cost_of(moves);  // below goal_cost where the way was improved since
        return run.solved(std::move(moves), cost, open.floor());
    };

    while (!open.empty()) {
        const std::int64_t before = open.floor();
        const NodeId id = open.pop();
        if (open.floor() >= goal_cost) break;
        if (open.floor() > before) budget.bound(open.floor());
        auto& node = store[id];
        if (!node.extra.open) continue;
        if (!run.visit(node.state)) return stop();
        node.extra.open = false;

        auto& children = run.children(node.state);
        for (const auto& child : children) store.prefetch(child.key);
        for (auto& child : children) {
            const std::int64_t step = rules.cost(node.state, child.move);
            assert(step >= 0);
            const std::int64_t cost = node.extra.cost + step;
            const auto [next, fresh] = store.insert(std::move(child.state), child.key, id, child.move);
            if (next == no_node) return stop();
            auto& reached = store[next];
            if (!fresh && reached.extra.cost <= cost) continue;
            reached.extra = {cost, false};
            reached.parent = id;
            reached.move = child.move;
            if (cost >= goal_cost) continue;
            if (rules.is_goal(reached.state)) {
                goal = next;
                goal_cost = cost;
                budget.best(cost);
                continue;
            }
            const std::int64_t rest = bound(reached.state);
            if (rest == unreachable || cost + rest >= goal_cost) continue;
            reached.extra.open = true;
            open.push(cost + rest, next);
        }
    }
    if (goal == no_node) return run.impossible();
    return run.solved(store.path_from_root(goal), goal_cost, goal_cost);
}

}  // namespace ariadne::search
