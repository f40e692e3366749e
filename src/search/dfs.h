#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "search/concepts.h"
#include "search/node_store.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/trace.h"

namespace ariadne::search {

// Depth-first: some solution, with no claim about its cost. Each state is entered once, and the way to it is kept
// on a stack of its own, as deep as memory allows.
template <Puzzle R>
Outcome<typename R::Move> dfs(const R& rules, Budget& budget, const Trace<typename R::State>& trace = {}) {
    using Move = typename R::Move;
    struct Frame {
        NodeId id = no_node;
        std::size_t first = 0;  // of its moves in `pending`; they end where the next frame's begin
        std::size_t next = 0;   // the first one not yet tried
    };

    Run<R> run(rules, budget, trace);
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);

    NodeStore<R> store(rules, budget);
    std::vector<Frame> frames;
    std::vector<Move> pending;
    Charge charge(budget);
    const auto enter = [&](NodeId id) {
        if (id == no_node || !run.visit(store[id].state)) return false;
        frames.push_back({id, pending.size(), pending.size()});
        rules.moves(store[id].state, pending);
        return charge.raise_to(frames.capacity() * sizeof(Frame) + pending.capacity() * sizeof(Move));
    };

    if (!enter(store.insert_root(rules.start()).id)) return run.unknown(0);
    while (!frames.empty()) {
        Frame& frame = frames.back();
        if (frame.next == pending.size()) {
            pending.erase(pending.begin() + static_cast<std::ptrdiff_t>(frame.first), pending.end());
            frames.pop_back();
            continue;
        }
        const Move move = pending[frame.next++];
        auto child = run.apply(store[frame.id].state, move);
        const auto hash = rules.hash(child);
        const auto [next, fresh] = store.insert(std::move(child), hash, frame.id, move);
        if (next != no_node && !fresh) continue;
        if (next != no_node && rules.is_goal(store[next].state)) {
            std::vector<Move> moves = store.path_from_root(next);
            const auto cost = run.cost_of(moves);
            return run.solved(std::move(moves), cost, 0);
        }
        if (!enter(next)) return run.unknown(0);
    }
    return run.impossible();
}

}  // namespace ariadne::search
