#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "search/run.h"
#include "worlds/labyrinth/search/chart.h"
#include "worlds/labyrinth/search/searcher.h"

namespace ariadne::labyrinth {

// The smallest weight of a passage.
inline std::int64_t lightest(const Labyrinth& labyrinth) {
    std::uint32_t least = labyrinth.weights.empty() ? 1 : largest_weight;
    for (const std::uint32_t weight : labyrinth.weights)
        if (weight != 0) least = std::min(least, weight);
    return least;
}

// A run of the core in a labyrinth: tells who watches of each room, and closes with a finding.
class Journey : search::Run<Direction> {
  public:
    Journey(const Labyrinth& labyrinth, Budget& budget, const Visit* visit)
        : Run(budget), labyrinth_(&labyrinth), visit_(visit) {}

    using Run::budget;
    using Run::may_start;

    // One room. False: stop now, it was not expanded.
    bool expand(Cell room) {
        if (!Run::expand()) return false;
        if (visit_ != nullptr) (*visit_)(room);
        return true;
    }
    bool expand(const Chart& chart, Chart::Id id) {
        if (!Run::expand()) return false;
        tell(chart, id);
        return true;
    }
    // Those of 64 rooms whose bits are set.
    bool expand(int row, std::size_t word, std::uint64_t rooms) {
        if (!Run::expand(static_cast<std::uint64_t>(std::popcount(rooms)))) return false;
        if (visit_ == nullptr) return true;
        for (; rooms != 0; rooms &= rooms - 1) (*visit_)({row, static_cast<int>(word * 64) + std::countr_zero(rooms)});
        return true;
    }
    // The same in parts, for a search that does many rooms at a time: asked before, told of each, counted after.
    // So many, or as many as the limit on nodes still allows, but one at least.
    std::size_t allowance(std::size_t rooms) const {
        const std::uint64_t most = budget().limits().nodes;
        const std::uint64_t left = most > budget().nodes() ? most - budget().nodes() : 0;
        return static_cast<std::size_t>(std::clamp<std::uint64_t>(left, 1, rooms));
    }
    bool may_expand(std::uint64_t rooms) { return budget().spend(rooms); }
    void tell(const Chart& chart, Chart::Id id) const {
        if (visit_ != nullptr) (*visit_)(chart.cell(id));
    }
    using Run::count;
    void generated() { count(0, 1); }

    const Labyrinth& labyrinth() const { return *labyrinth_; }

    // No route has fewer steps, and no passage weighs less than 1.
    std::int64_t plain_bound() const { return manhattan(labyrinth_->entrance, labyrinth_->exit); }

    Finding solved(std::vector<Direction> moves, std::int64_t bound) const {
        const std::int64_t cost = cost_of(moves);
        return finding(Run::solved(std::move(moves), cost, bound));
    }
    // By a search that finds the cheapest route.
    Finding cheapest(std::vector<Direction> moves) const {
        const std::int64_t cost = cost_of(moves);
        return finding(Run::solved(std::move(moves), cost, cost));
    }
    Finding impossible() const { return finding(Run::impossible()); }
    Finding unknown(std::int64_t bound) const { return finding(Run::unknown(std::max(bound, plain_bound()))); }

  private:
    std::int64_t cost_of(const std::vector<Direction>& moves) const {
        if (labyrinth_->weights.empty()) return static_cast<std::int64_t>(moves.size());
        std::int64_t sum = 0;
        Cell at = labyrinth_->entrance;
        for (const Direction d : moves) {
            sum += labyrinth_->weight(at, d);
            at = step(at, d);
        }
        return sum;
    }
    Finding finding(search::Outcome<Direction> outcome) const {
        Finding finding{outcome.verdict, {}, outcome.cost, outcome.proven, outcome.bound, outcome.stats};
        if (outcome.verdict == Verdict::solved) finding.route = {labyrinth_->entrance, std::move(outcome.moves)};
        return finding;
    }

    const Labyrinth* labyrinth_;
    const Visit* visit_;
};

}  // namespace ariadne::labyrinth
