#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/charge.h"
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

// What every search does alike: spends the budget, tells who watches, counts, and closes with a finding.
class Journey {
  public:
    Journey(const Labyrinth& labyrinth, Budget& budget, const Visit* visit)
        : labyrinth_(&labyrinth), budget_(&budget), visit_(visit), began_(budget.seconds()) {}

    // Before anything else: whether there is something to search, and something to spend.
    bool trivial() const { return labyrinth_->entrance == labyrinth_->exit; }
    bool may_start() { return budget_->check(); }

    // One room. False: stop now, it was not expanded.
    bool expand(Cell room) {
        if (!budget_->spend()) return false;
        ++stats_.expanded;
        if (visit_ != nullptr) (*visit_)(room);
        return true;
    }
    bool expand(const Chart& chart, Chart::Id id) {
        if (!budget_->spend()) return false;
        ++stats_.expanded;
        if (visit_ != nullptr) (*visit_)(chart.cell(id));
        return true;
    }
    // Those of 64 rooms whose bits are set.
    bool expand(int row, std::size_t word, std::uint64_t rooms) {
        const auto count = static_cast<std::uint64_t>(std::popcount(rooms));
        if (!budget_->spend(count)) return false;
        stats_.expanded += count;
        if (visit_ == nullptr) return true;
        for (; rooms != 0; rooms &= rooms - 1) (*visit_)({row, static_cast<int>(word * 64) + std::countr_zero(rooms)});
        return true;
    }
    // The same in parts, for a search that does many rooms at a time: asked before, told of each, counted after.
    // So many, or as many as the limit on nodes still allows, but one at least.
    std::size_t allowance(std::size_t rooms) const {
        const std::uint64_t most = budget_->limits().nodes;
        const std::uint64_t left = most > budget_->nodes() ? most - budget_->nodes() : 0;
        return static_cast<std::size_t>(std::clamp<std::uint64_t>(left, 1, rooms));
    }
    bool may_expand(std::uint64_t rooms) { return budget_->spend(rooms); }
    void tell(const Chart& chart, Chart::Id id) const {
        if (visit_ != nullptr) (*visit_)(chart.cell(id));
    }
    void expanded(std::uint64_t rooms, std::uint64_t new_rooms) {
        stats_.expanded += rooms;
        stats_.generated += new_rooms;
    }
    void generated(std::uint64_t rooms = 1) { stats_.generated += rooms; }

    const Labyrinth& labyrinth() const { return *labyrinth_; }
    Budget& budget() const { return *budget_; }

    // No way has fewer steps, and no passage weighs less than 1.
    std::int64_t plain_bound() const { return manhattan(labyrinth_->entrance, labyrinth_->exit); }

    Finding solved(std::vector<Direction> moves, std::int64_t bound) const {
        Finding finding;
        finding.verdict = Verdict::solved;
        finding.route = {labyrinth_->entrance, std::move(moves)};
        finding.cost = cost_of(finding.route);
        finding.bound = bound;
        finding.proven = finding.cost == bound;
        return close(std::move(finding));
    }
    // By a search that finds the cheapest way.
    Finding cheapest(std::vector<Direction> moves) const {
        Finding finding = solved(std::move(moves), 0);
        finding.bound = finding.cost;
        finding.proven = true;
        return finding;
    }
    Finding impossible() const {
        Finding finding;
        finding.verdict = Verdict::impossible;
        finding.proven = true;
        return close(std::move(finding));
    }
    Finding unknown(std::int64_t bound) const {
        Finding finding;
        finding.bound = std::max(bound, plain_bound());
        return close(std::move(finding));
    }

  private:
    std::int64_t cost_of(const Route& route) const {
        if (labyrinth_->weights.empty()) return static_cast<std::int64_t>(route.moves.size());
        std::int64_t sum = 0;
        Cell at = route.start;
        for (const Direction d : route.moves) {
            sum += labyrinth_->weight(at, d);
            at = step(at, d);
        }
        return sum;
    }
    Finding close(Finding finding) const {
        finding.stats = stats_;
        finding.stats.seconds = budget_->seconds() - began_;
        finding.stats.peak_bytes = budget_->peak_bytes();
        return finding;
    }

    const Labyrinth* labyrinth_;
    Budget* budget_;
    const Visit* visit_;
    double began_;
    Stats stats_;
};

}  // namespace ariadne::labyrinth
