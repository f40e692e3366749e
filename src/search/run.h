#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "search/outcome.h"

namespace ariadne::search {

// What every search does alike: spends the budget, counts, and closes with an outcome.
template <class Move>
class Run {
  public:
    explicit Run(Budget& budget) : budget_(&budget), began_(budget.seconds()) {}

    Budget& budget() const { return *budget_; }

    // Before the first expansion: a budget that is spent already, or a time limit of 0, stops here.
    bool may_start() { return budget_->check(); }

    // Before states are expanded. False: stop now, they were not.
    bool expand(std::uint64_t states = 1) {
        if (!budget_->spend(states)) return false;
        stats_.expanded += states;
        return true;
    }
    // For those who ask the budget themselves.
    void count(std::uint64_t expanded, std::uint64_t generated) {
        stats_.expanded += expanded;
        stats_.generated += generated;
    }

    Stats stats() const {
        Stats stats = stats_;
        stats.seconds = budget_->seconds() - began_;
        stats.peak_bytes = budget_->peak_bytes();
        return stats;
    }

    Outcome<Move> solved(std::vector<Move> moves, std::int64_t cost, std::int64_t bound) const {
        return {Verdict::solved, std::move(moves), cost, cost == bound, bound, stats()};
    }
    Outcome<Move> impossible() const { return {Verdict::impossible, {}, 0, true, 0, stats()}; }
    Outcome<Move> unknown(std::int64_t bound) const { return {Verdict::unknown, {}, 0, false, bound, stats()}; }

  private:
    Budget* budget_;
    double began_;
    Stats stats_;
};

}  // namespace ariadne::search
