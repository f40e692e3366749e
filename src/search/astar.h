#pragma once

#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "search/concepts.h"
#include "search/explorer.h"
#include "search/open_list.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/watcher.h"

namespace ariadne::search {

// A*: the smallest cost, for every admissible bound, consistent or not. It expands the state with the smallest cost so
// far plus bound, until no state left could lead to a better goal than the best one known.
//
// A state to which a cheaper way is found is opened again, even after its expansion. So the answer is the best
// for every admissible bound: until the best goal is known, some state on the way to it is open with its true
// cost, and the smallest key in the open list is not above the optimum. For the same reason that key is a valid
// bound whenever a limit stops the search. An entry of the open list whose node is no longer open is out of date.
//
// Who knows a solution asks for one that costs less: `below`. If there is none, the outcome is unknown, and bounded by
// it.
template <Heuristic R, class Watcher = Unwatched>
Outcome<typename R::Move> astar(const R& rules, Budget& budget, Watcher watcher = {},
                                std::int64_t below = unreachable) {
    using Move = typename R::Move;
    // In one word, which leaves 62 bits for a cost: two would take eight bytes more in every node.
    class Reached {
      public:
        Reached() = default;
        Reached(std::int64_t cost, bool open) : word_(cost * 2 + (open ? 1 : 0)) {
            assert(cost >= 0 && cost <= unreachable / 2);
        }
        std::int64_t cost() const { return word_ >> 1; }
        bool open() const { return (word_ & 1) != 0; }

      private:
        std::int64_t word_ = 0;
    };

    Explorer<R, Reached, Watcher> explorer(rules, budget, std::move(watcher));
    auto& run = explorer.run;
    auto& store = explorer.store;
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);
    const std::int64_t first = rules.bound(rules.start());
    if (first == unreachable) return run.impossible();

    OpenList<NodeId> open(first);
    Charge charge(budget);  // over the limit the list still grows, but the next expansion is forbidden
    const auto put = [&](NodeId id, std::int64_t cost, std::int64_t rest) {
        store[id].extra = {cost, true};
        open.push(cost + rest, id);
        charge.raise_to(open.bytes());
        explorer.opened(id, {store[id].parent, cost, rest});
    };
    if (!explorer.begin()) return run.unknown(first);
    put(0, 0, first);

    NodeId goal = no_node;
    std::int64_t goal_cost = below;
    const auto stop = [&] {
        if (goal == no_node) return run.unknown(open.floor());
        std::vector<Move> moves = store.moves_to(goal);
        std::int64_t cost = 0;  // below goal_cost where the way was improved since
        typename R::State state = rules.start();
        for (const Move& move : moves) {
            cost += rules.cost(state, move);
            state = rules.apply(state, move);
        }
        return run.solved(std::move(moves), cost, open.floor());
    };

    while (!open.empty()) {
        const std::int64_t before = open.floor();
        const NodeId id = open.pop();
        charge.raise_to(open.bytes());
        if (open.floor() >= goal_cost) break;
        if (open.floor() > before) budget.bound(open.floor());
        auto& node = store[id];
        if (!node.extra.open()) continue;
        node.extra = {node.extra.cost(), false};

        const bool expanded = explorer.expand(id, [&](NodeId next, bool fresh, const Move& move) {
            const std::int64_t step = rules.cost(node.state, move);
            assert(step >= 0);
            const std::int64_t cost = node.extra.cost() + step;
            auto& reached = store[next];
            if (!fresh && reached.extra.cost() <= cost) return true;
            reached.extra = {cost, false};
            reached.parent = id;
            reached.move = move;
            if (cost >= goal_cost) return true;
            if (rules.is_goal(reached.state)) {
                goal = next;
                goal_cost = cost;
                budget.best(cost);
                explorer.opened(next, {id, cost, 0, true});
                return true;
            }
            const std::int64_t rest = rules.bound(reached.state);
            if (rest != unreachable && cost + rest < goal_cost) put(next, cost, rest);
            return true;
        });
        if (!expanded) return stop();
    }
    if (goal != no_node) return run.solved(store.moves_to(goal), goal_cost, goal_cost);
    return below == unreachable ? run.impossible() : run.unknown(below);
}

}  // namespace ariadne::search
