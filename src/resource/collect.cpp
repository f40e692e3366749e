#include "resource/collect.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "prize/branch.h"
#include "prize/order.h"
#include "prize/shape.h"
#include "prize/trail.h"
#include "resource/prefixes.h"
#include "resource/prize_map.h"
#include "resource/walk.h"

namespace ariadne::resource {

namespace {

constexpr std::size_t most_edges = 30'000;
constexpr std::uint64_t trail_effort = 20'000;

class Collector {
  public:
    Collector(const Field& field, const Terrain& terrain, const PrizeMap& map, const CollectOptions& options,
              Budget& budget)
        : field_(field),
          terrain_(terrain),
          map_(map),
          options_(options),
          budget_(budget),
          began_(budget.nodes()),
          wanted_(terrain.arrival - terrain.cost[0]),
          branching_(map.graph, budget) {
        result_.bound = wanted_ + terrain.total_gain + terrain.life;
        if (options.known) keep(*options.known);
        branching_.offer(map.value(wanted_) - map.graph.unit);
    }

    Collected run() {
        without_survival();
        if (!over() && survival_binds_) with_survival();
        if (result_.walk && result_.bound <= result_.walk->life) result_.proven = true;
        if (!result_.walk && result_.bound < wanted_) result_.impossible = true;
        if (result_.proven) result_.bound = result_.walk->life;
        return std::move(result_);
    }

  private:
    bool over() const {
        if (budget_.exhausted() || (options_.effort > 0 && budget_.nodes() - began_ > options_.effort)) return true;
        return result_.walk ? options_.any || result_.bound <= result_.walk->life : result_.bound < wanted_;
    }

    void keep(const Walk& walk) {
        if (walk.life < wanted_) return;
        if (!result_.first) result_.first = walk;
        result_.walk = walk;
        wanted_ = walk.life + 1;
        budget_.best(walk.life);
    }

    void offer(const std::vector<std::uint32_t>& nodes) {
        if (const auto walk = walk_along(field_, cells_along(terrain_, map_, nodes))) keep(*walk);
    }

    // The other walks with the same uses are worth the same, and one of them may survive.
    bool offer_uses(const prize::Uses& uses) {
        const auto trail = prize::surviving_trail(map_.graph, uses, map_.survival, trail_effort);
        if (trail) offer(*trail);
        return trail.has_value();
    }

    void learn() {
        result_.bound = std::min(result_.bound, std::max(map_.life(branching_.bound()), wanted_ - 1));
        budget_.bound(result_.bound);
    }

    // Annealing and branching take turns, each with more effort than the last time.
    void without_survival() {
        budget_.phase("bounding the most life");
        const prize::OrderSearch orders(map_.graph, map_.survival);
        const prize::ShapeSearch shapes(map_.graph);
        std::uint64_t effort = 1000;
        std::uint64_t rounds = 300;  // a place
        for (std::uint64_t turn = 1; !over();
             ++turn, effort *= 3, rounds = std::min<std::uint64_t>(3 * rounds, 60'000)) {
            advance(effort, turn == 1);
            if (over() || survival_binds_) return;
            anneal(orders, shapes, turn, rounds);
        }
    }

    void advance(std::uint64_t effort, bool root) {
        budget_.phase(root ? "bounding the most life" : "branching");
        branching_.offer(map_.value(wanted_) - map_.graph.unit);
        if (root) {
            branching_.finish_root(effort);
        } else {
            branching_.advance(effort);
        }
        if (branching_.best() && !offer_uses(*branching_.best())) survival_binds_ = true;
        learn();
    }

    void anneal(const prize::OrderSearch& orders, const prize::ShapeSearch& shapes, std::uint64_t turn,
                std::uint64_t rounds) {
        budget_.phase("looking for rich walks");
        const auto nodes = orders.run(turn, rounds * orders.places(), budget_);
        if (!nodes) return;
        offer(*nodes);
        const prize::Uses uses = prize::uses_of(map_.graph, *nodes);
        offer_uses(uses);
        if (over() || !shapes.worthwhile()) return;
        const std::int64_t enough = map_.value(result_.bound);
        offer_uses(shapes.run(uses, turn, rounds * orders.places() / 4, enough, budget_));
    }

    void with_survival() {
        budget_.phase("branching on the first visits");
        Prefixes prefixes(map_, result_.bound, budget_);
        const auto found = [&](const std::vector<std::uint32_t>& nodes) {
            offer(nodes);
            return wanted_;
        };
        while (!over()) {
            const bool more = prefixes.step(wanted_, found);
            if (budget_.exhausted()) return;
            result_.bound = std::min(result_.bound, more ? std::max(prefixes.bound(), wanted_ - 1) : wanted_ - 1);
            budget_.bound(result_.bound);
        }
    }

    const Field& field_;
    const Terrain& terrain_;
    const PrizeMap& map_;
    const CollectOptions& options_;
    Budget& budget_;
    std::uint64_t began_;
    std::int64_t wanted_;  // on arrival: less is of no interest
    prize::Branching branching_;
    bool survival_binds_ = false;
    Collected result_;
};

}  // namespace

Collected collect(const Field& field, const Terrain& terrain, const CollectOptions& options, Budget& budget) {
    const std::optional<PrizeMap> map = make_prize_map(terrain, most_edges, budget);
    if (!map) return {.walk = options.known, .first = options.known, .bound = terrain.life + terrain.total_gain};
    return Collector(field, terrain, *map, options, budget).run();
}

}  // namespace ariadne::resource
