#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/outcome.h"
#include "search/trace.h"

namespace ariadne::search {

// What every algorithm does alike: spends the budget, tells the trace, counts, and closes with an outcome.
template <Puzzle R>
class Run {
  public:
    using State = typename R::State;
    using Move = typename R::Move;

    struct Child {
        State state;
        std::uint64_t key = 0;
        Move move;
    };

    Run(const R& rules, Budget& budget, const Trace<State>& trace)
        : rules_(rules), budget_(budget), trace_(trace), began_(budget.seconds()) {}

    // Before the first expansion: a budget that is spent already, or a time limit of 0, stops here.
    bool may_start() { return budget_.check(); }

    // One expansion. False: stop now, the state was not expanded.
    bool visit(const State& state) {
        if (!budget_.spend()) return false;
        ++stats_.expanded;
        if (trace_) trace_(state);
        return true;
    }

    State apply(const State& state, const Move& move) {
        ++stats_.generated;
        return rules_.apply(state, move);
    }
    State undo(const State& state, const Move& move)
        requires Reversible<R>
    {
        ++stats_.generated;
        return rules_.undo(state, move);
    }

    // The states one move away, in the order of the moves, each with key(state). Valid until the next call.
    template <class Key>
    std::vector<Child>& children(const State& state, const Key& key) {
        moves_.clear();
        children_.clear();
        rules_.moves(state, moves_);
        for (const Move& move : moves_) {
            State next = apply(state, move);
            const std::uint64_t value = key(next);
            children_.push_back({std::move(next), value, move});
        }
        return children_;
    }
    std::vector<Child>& children(const State& state) {
        return children(state, [this](const State& s) { return rules_.hash(s); });
    }

    std::int64_t cost_of(const std::vector<Move>& moves) const {
        State state = rules_.start();
        std::int64_t cost = 0;
        for (const Move& move : moves) {
            cost += rules_.cost(state, move);
            state = rules_.apply(state, move);
        }
        return cost;
    }

    Outcome<Move> solved(std::vector<Move> moves, std::int64_t cost, std::int64_t bound) const {
        return close({Verdict::solved, std::move(moves), cost, cost == bound, bound, {}});
    }
    Outcome<Move> impossible() const { return close({Verdict::impossible, {}, 0, true, 0, {}}); }
    Outcome<Move> unknown(std::int64_t bound) const { return close({Verdict::unknown, {}, 0, false, bound, {}}); }

  private:
    Outcome<Move> close(Outcome<Move> outcome) const {
        outcome.stats = stats_;
        outcome.stats.seconds = budget_.seconds() - began_;
        outcome.stats.peak_bytes = budget_.peak_bytes();
        return outcome;
    }

    const R& rules_;
    Budget& budget_;
    const Trace<State>& trace_;
    double began_;
    Stats stats_;
    std::vector<Move> moves_;
    std::vector<Child> children_;
};

}  // namespace ariadne::search
