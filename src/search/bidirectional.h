#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/node_store.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/trace.h"

namespace ariadne::search {

// Breadth-first from the start and from all goals at once, a whole level at a time, always where the level is
// smaller: the fewest moves, every move counting 1.
//
// With all states within a moves of the start and within b moves before a goal known, and none common, every
// solution has more than a + b moves: one of at most a + b would have a state within both. The next level lets
// states meet at a + b + 1 only, so the first meeting is a best solution and the search may stop there.
template <Reversible R>
Outcome<typename R::Move> bidirectional(const R& rules, Budget& budget, const Trace<typename R::State>& trace = {}) {
    using Move = typename R::Move;
    struct Side {
        NodeStore<R> store;
        NodeId next = 0;       // the first node not expanded
        NodeId level_end = 0;  // one past the level being expanded
    };

    Run<R> run(rules, budget, trace);
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);

    Side front{NodeStore<R>(rules, budget)};
    Side back{NodeStore<R>(rules, budget)};
    if (front.store.insert_root(rules.start()).id == no_node) return run.unknown(1);
    for (auto& goal : rules.goals()) {
        if (back.store.insert_root(std::move(goal)).id == no_node) return run.unknown(1);
    }
    front.level_end = front.store.size();
    back.level_end = back.store.size();

    std::vector<Move> moves;
    std::int64_t depth = 0;  // of both sides together
    while (front.next < front.level_end && back.next < back.level_end) {
        const bool forward = front.level_end - front.next <= back.level_end - back.next;
        Side& side = forward ? front : back;
        const Side& other = forward ? back : front;
        for (; side.next < side.level_end; ++side.next) {
            const auto& state = side.store[side.next].state;
            if (!run.visit(state)) return run.unknown(depth + 1);
            moves.clear();
            forward ? rules.moves(state, moves) : rules.reverse_moves(state, moves);
            for (const Move& move : moves) {
                auto child = forward ? run.apply(state, move) : run.undo(state, move);
                const std::uint64_t hash = rules.hash(child);
                const auto [id, fresh] = side.store.insert(std::move(child), hash, side.next, move);
                if (id == no_node) return run.unknown(depth + 1);
                if (!fresh) continue;
                const NodeId met = other.store.find(side.store[id].state, hash);
                if (met == no_node) continue;
                std::vector<Move> way = front.store.path_from_root(forward ? id : met);
                const std::vector<Move> rest = back.store.path_to_root(forward ? met : id);
                way.insert(way.end(), rest.begin(), rest.end());
                return run.solved(std::move(way), depth + 1, depth + 1);
            }
        }
        side.level_end = side.store.size();
        budget.bound(++depth + 1);
    }
    return run.impossible();
}

}  // namespace ariadne::search
