#include "resource/collect.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "prize/branch.h"
#include "prize/order.h"
#include "prize/shape.h"
#include "prize/trail.h"
#include "resource/prefixes.h"
#include "resource/prize_map.h"

namespace ariadne::resource {

namespace {

constexpr std::int64_t no_bound = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t most_edges = 1'000'000;
constexpr std::size_t most_edges_to_bound = 30'000;  // more are left to annealing

}  // namespace

class Collecting::Collector {
    static constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

  public:
    Collector(const Field& field, const Terrain& terrain, const PrizeMap& map, const CollectOptions& options,
              Budget& budget)
        : field_(field),
          terrain_(terrain),
          map_(map),
          options_(options),
          budget_(budget),
          wanted_(terrain.arrival - terrain.cost[0]) {
        result_.bound = std::min(options.bound.value_or(no_bound), wanted_ + terrain.total_gain + terrain.life);
        if (options.known) keep(*options.known);
        if (map.graph.edges.size() <= most_edges_to_bound) branching_.emplace(map.graph, budget);
    }

    Collected advance(std::uint64_t effort, const std::optional<Walk>& known) {
        if (known) keep(*known);
        until_ = effort == 0 ? never : budget_.nodes() + effort;
        if (!over() && !followed_) follow_all();
        if (!over() && !survival_binds_) without_survival();
        if (!over() && survival_binds_) with_survival();
        if (result_.walk && result_.bound <= result_.walk->life) result_.proven = true;
        if (!result_.walk && result_.bound < wanted_) result_.impossible = true;
        if (result_.proven) result_.bound = result_.walk->life;
        return result_;
    }

  private:
    bool over() const {
        if (budget_.exhausted() || budget_.nodes() > until_) return true;
        return result_.walk ? options_.any || result_.bound <= result_.walk->life : result_.bound < wanted_;
    }

    void keep(const Walk& walk) {
        if (walk.life < wanted_) return;
        if (!result_.first) result_.first = walk;
        result_.walk = walk;
        wanted_ = walk.life + 1;
        if (!options_.any) budget_.best(walk.life);
    }

    void offer(const std::vector<std::uint32_t>& nodes) {
        if (const auto walk = walk_along(field_, cells_along(terrain_, map_, nodes))) keep(*walk);
    }

    // What Prefixes calls for every walk it finds.
    std::function<std::int64_t(const std::vector<std::uint32_t>&)> follow() {
        return [this](const std::vector<std::uint32_t>& nodes) {
            offer(nodes);
            return wanted_;
        };
    }

    // The other walks with the same uses are worth the same, and one of them may survive.
    bool offer_uses(const prize::Uses& uses) {
        const auto trail = prize::surviving_trail(map_.graph, uses, map_.survival, prize::trail_effort, budget_);
        if (trail) offer(trail->nodes);
        return trail.has_value();
    }

    // Who looks for a walk only, with a little effort, may have left ways out; who looks for any asks for no bound.
    void tell_bound() {
        if (options_.effort == 0 && !options_.any) budget_.bound(result_.bound);
    }

    void learn() {
        result_.bound = std::min(result_.bound, std::max(map_.life(branching_->bound()), wanted_ - 1));
        tell_bound();
    }

    // Where nobody gets far, everybody can be followed.
    void follow_all() {
        followed_ = true;
        budget_.phase(tr("searching"));
        Prefixes prefixes(map_, result_.bound, budget_);
        if (prefixes.exhaust(options_.followed, wanted_, follow())) result_.bound = wanted_ - 1;
    }

    // Annealing and branching take turns, each with three times the effort of the last time.
    void without_survival() {
        if (turn_ == 1 && !best_uses_ && options_.effort == 0) widen(prize::cheapest_way(map_.graph));
        // Where linear programs fail, annealing alone goes on for a while.
        constexpr std::uint64_t most_effort = 100'000'000;
        constexpr std::uint64_t most_annealing = 150'000;
        for (; !over(); ++turn_, effort_ *= 3) {
            if ((!branching_ || branching_->finished()) && effort_ > most_effort) return;
            if (!std::exchange(branched_, true)) branch();
            if (over() || survival_binds_) return;
            branched_ = false;
            // The last walk is rather found by branching than by annealing longer.
            const bool alone = !branching_ || branching_->finished();
            anneal(alone ? effort_ : std::min(effort_, most_annealing));
        }
    }

    // A walk with detours that pay, or as it is where nobody survives those. Returns the value; empty uses are no walk.
    std::int64_t widen(const prize::Uses& uses) {
        if (uses.empty()) return prize::no_value;
        prize::Uses wide = prize::with_detours(map_.graph, uses);
        const std::int64_t value = value_of(map_.graph, wide);
        if (best_uses_ && value <= value_of(map_.graph, *best_uses_)) return value;
        if (!offer_uses(wide)) offer_uses(uses);
        best_uses_ = std::move(wide);
        return value;
    }

    void branch() {
        if (!branching_) return;
        budget_.phase(tr("computing bounds"));
        branching_->offer(map_.value(wanted_) - map_.graph.unit);
        branching_->advance(effort_);
        if (branching_->best() && !offer_uses(*branching_->best())) survival_binds_ = true;
        learn();
    }

    // Orders suit maps with few items, shapes those with one in nearly every cell: who is ahead gets most of the
    // effort.
    void anneal(std::uint64_t effort) {
        constexpr std::uint64_t rounds_a_step = 64;
        if (!orders_) orders_.emplace(map_.graph, map_.survival, budget_);
        if (!shapes_) shapes_.emplace(map_.graph, budget_);
        budget_.phase(tr("looking for better routes"));
        const std::uint64_t for_shapes = !shapes_->worthwhile() ? 0 : shapes_lead_ ? effort * 3 / 4 : effort / 4;
        const auto nodes = orders_->run(turn_, (effort - for_shapes) * rounds_a_step, budget_);
        if (nodes) offer(*nodes);
        const std::int64_t by_orders =
            widen(nodes ? prize::uses_of(map_.graph, *nodes) : prize::cheapest_way(map_.graph));
        if (over() || for_shapes == 0 || !best_uses_) return;
        const std::int64_t before = value_of(map_.graph, *best_uses_);
        // One half freely, the other near what the linear program has found: each gets where the other does not.
        const std::span<const double> freely;
        for (const auto likely : {freely, branching_ ? std::span(branching_->likely()) : freely})
            best_uses_ = shapes_->run(std::move(*best_uses_), turn_, for_shapes * rounds_a_step / 2,
                                      map_.value(result_.bound), likely, budget_);
        const std::int64_t after = value_of(map_.graph, *best_uses_);
        shapes_lead_ = after > by_orders;
        if (after > before) offer_uses(*best_uses_);
    }

    void with_survival() {
        budget_.phase(tr("searching"));
        if (!prefixes_) prefixes_.emplace(map_, result_.bound, budget_);
        const auto found = follow();
        while (!over()) {
            const bool more = prefixes_->step(wanted_, found);
            if (budget_.exhausted()) return;
            result_.bound = std::min(result_.bound, more ? std::max(prefixes_->bound(), wanted_ - 1) : wanted_ - 1);
            tell_bound();
        }
    }

    const Field& field_;
    const Terrain& terrain_;
    const PrizeMap& map_;
    CollectOptions options_;
    Budget& budget_;
    std::optional<prize::OrderSearch> orders_;  // made when first asked
    std::optional<prize::ShapeSearch> shapes_;
    std::uint64_t until_ = never;  // nodes of the budget
    std::uint64_t turn_ = 1;       // of annealing and branching
    std::uint64_t effort_ = 3000;  // of it
    bool followed_ = false;
    bool branched_ = false;  // in this turn
    std::int64_t wanted_;    // on arrival: less is of no interest
    std::optional<prize::Branching> branching_;
    bool survival_binds_ = false;
    std::optional<Prefixes> prefixes_;
    std::optional<prize::Uses> best_uses_;  // of the richest walk met, survived or not
    bool shapes_lead_ = true;
    Collected result_;
};

Collecting::Collecting(const Field& field, const Terrain& terrain, PrizeMap map, const CollectOptions& options,
                       Budget& budget)
    : map_(std::move(map)), collector_(std::make_unique<Collector>(field, terrain, map_, options, budget)) {}

Collecting::~Collecting() = default;

std::unique_ptr<Collecting> Collecting::make(const Field& field, const Terrain& terrain, const CollectOptions& options,
                                             Budget& budget) {
    std::optional<PrizeMap> map = make_prize_map(terrain, most_edges, options.prices, budget);
    if (!map) return nullptr;
    return std::unique_ptr<Collecting>(new Collecting(field, terrain, std::move(*map), options, budget));
}

Collected Collecting::advance(std::uint64_t effort, const std::optional<Walk>& known) {
    return collector_->advance(effort, known);
}

Collected collect(const Field& field, const Terrain& terrain, const CollectOptions& options, Budget& budget) {
    const std::unique_ptr<Collecting> collecting = Collecting::make(field, terrain, options, budget);
    if (!collecting) return {.walk = options.known, .first = options.known, .bound = terrain.life + terrain.total_gain};
    return collecting->advance(options.effort);
}

}  // namespace ariadne::resource
