#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/budget.h"
#include "base/charge.h"
#include "search/concepts.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/seen_cache.h"
#include "search/watcher.h"

namespace ariadne::search {

// Iterative deepening A*: the smallest cost in little memory. Each round walks depth-first over the states whose cost
// so far plus bound stays within a limit; the next limit is the smallest sum that broke this one.
//
// A state is not entered when it lies on the current way, or when the cache remembers it from this round at no
// greater cost. Neither loses anything: along a best solution, take the last state entered at its true cost. The
// next one was made at its true cost too, so either it broke the limit, and the next limit is not above the
// optimum, or it had been entered at that cost before. Hence limits are lower bounds, the first solution is a best
// one, and a round in which nothing breaks the limit has entered every state that can be reached: without a goal
// among them there is no solution. A finite graph has finitely many ways without a repeated state, so every
// round ends, though without luck in the cache only after exponential time.
//
// Nothing waits in a list: a state is opened when it is entered. Who watches knows it by its depth.
template <Heuristic R, class Watcher = Unwatched>
Outcome<typename R::Move> ida_star(const R& rules, Budget& budget, Watcher watcher = {}) {
    using State = typename R::State;
    using Move = typename R::Move;
    struct Frame {
        State state;
        std::int64_t cost = 0;
        std::size_t first = 0;  // of its moves in `pending`; they end where the next frame's begin
        std::size_t next = 0;   // the first one not yet tried
    };
    const auto hash = [&](const State& state) { return static_cast<std::size_t>(rules.hash(state)); };

    Run<Move> run(budget);
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);

    std::vector<Frame> frames;
    std::vector<Move> pending;
    boost::unordered_flat_set<State, decltype(hash)> on_way(0, hash);
    SeenCache<State> seen(budget);
    Charge charge(budget);
    const auto tell = [&](const State& state, std::int64_t cost, std::int64_t rest, bool goal = false) {
        const auto depth = static_cast<NodeId>(frames.size());
        watcher.open(depth, state, {depth == 0 ? no_node : depth - 1, cost, rest, goal});
        if (!goal) watcher.expand(depth, state);
    };
    const auto enter = [&](State state, std::int64_t cost, std::int64_t rest) {
        if (!run.expand()) return false;
        tell(state, cost, rest);
        on_way.insert(state);
        frames.push_back({std::move(state), cost, pending.size(), pending.size()});
        rules.moves(frames.back().state, pending);
        return charge.raise_to(frames.capacity() * sizeof(Frame) + pending.capacity() * sizeof(Move) +
                               on_way.bucket_count() * (sizeof(State) + 1));
    };

    const std::int64_t first = rules.bound(rules.start());
    std::int64_t limit = first;
    while (limit != unreachable) {
        budget.bound(limit);
        std::int64_t next_limit = unreachable;
        seen.begin_round();
        if (!enter(rules.start(), 0, first)) return run.unknown(limit);
        while (!frames.empty()) {
            Frame& frame = frames.back();
            if (frame.next == pending.size()) {
                pending.erase(pending.begin() + static_cast<std::ptrdiff_t>(frame.first), pending.end());
                on_way.erase(frame.state);
                frames.pop_back();
                continue;
            }
            const Move& move = pending[frame.next++];
            const std::int64_t step = rules.cost(frame.state, move);
            assert(step >= 0);
            const std::int64_t cost = frame.cost + step;
            State child = rules.apply(frame.state, move);
            run.count(0, 1);
            const std::int64_t rest = rules.bound(child);
            if (rest == unreachable) continue;
            if (cost + rest > limit) {
                next_limit = std::min(next_limit, cost + rest);
                continue;
            }
            if (rules.is_goal(child)) {
                tell(child, cost, rest, true);
                std::vector<Move> moves;
                for (const Frame& f : frames) moves.push_back(pending[f.next - 1]);
                return run.solved(std::move(moves), cost, cost);
            }
            if (on_way.contains(child) || !seen.improves(child, rules.hash(child), cost)) continue;
            if (!enter(std::move(child), cost, rest)) return run.unknown(limit);
        }
        limit = next_limit;
    }
    return run.impossible();
}

}  // namespace ariadne::search
