#include "resource/fewest.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <utility>

#include "base/charge.h"
#include "resource/collect.h"
#include "resource/label_search.h"
#include "resource/richest.h"
#include "resource/sharpen.h"
#include "resource/step_bound.h"
#include "resource/tour.h"

namespace ariadne::resource {

namespace {

const MemoryPlan first_plan{.radius = 10, .most = 3, .cap = Memory::most_items, .demands = {}};

template <class Value>
class FewestSearch {
  public:
    FewestSearch(const Field& field, const Terrain& terrain, const FewestOptions& options, Budget& budget)
        : field_(field), terrain_(terrain), options_(options), budget_(budget), sharpener_(terrain, first_plan) {
        result_.bound = std::max<std::int64_t>(terrain.shortest, options.bound);
        if (options.known) offer(*options.known);
    }

    Fewest run() {
        budget_.phase(tr("computing bounds"));
        const auto least = NeedTable<Value>::least_unlimited(terrain_, sharpener_.memory(), terrain_.life, budget_);
        if (least && *least > terrain_.life) {
            result_.impossible = true;
            return result_;
        }
        if (budget_.exhausted()) return result_;
        if (terrain_.harmful && !find_walk(0, 1'500'000)) return result_;
        if (options_.any && done()) return result_;
        std::uint64_t work = 10'000'000;  // table entries; a label costs as much time as some hundreds
        sharpener_.allow(work);
        sharpener_.sharpen(1, budget_);
        if (budget_.exhausted()) return result_;
        reach_ = make_item_reach(terrain_, budget_);
        std::size_t tours = 5'000;
        std::uint64_t spent = 0;
        const auto affordable = [&](std::size_t labels) { return labels <= (spent + work) / 100; };
        while (!budget_.exhausted()) {
            const std::uint64_t nodes = budget_.nodes();
            learn();
            if (done()) break;
            budget_.phase(tr("searching"));
            if (go_forward(work / 100) || push_up(work / 500)) break;
            if (!find_walk(tours, work)) return result_;
            if (budget_.exhausted() || done()) break;
            if (affordable(StepBound::work(terrain_)) && !bound_steps()) return result_;
            if (budget_.exhausted() || done()) break;
            look_ahead();
            spent += work;
            if (options_.effort > 0 && spent > options_.effort) break;
            budget_.phase(tr("improving the bound"));
            sharpener_.sharpen(work, budget_);
            // Once memory stops every method, it always will.
            constexpr std::uint64_t most_work = std::uint64_t{1} << 40U;
            if (work < most_work) {
                work *= 2;
                tours *= 5;
                sharpener_.allow(work);
            } else if (budget_.nodes() == nodes) {
                budget_.allocate(std::numeric_limits<std::size_t>::max());
            }
        }
        sharpener_.allow(std::numeric_limits<std::uint64_t>::max());
        if (options_.any || !result_.walk) return result_;
        result_.proven = result_.walk->steps() <= result_.bound;
        if (result_.proven && !result_.rich && options_.most_life) enrich();
        return result_;
    }

  private:
    int slack_of(std::int64_t steps) const { return static_cast<int>((steps - terrain_.shortest) / 2); }
    bool done() const { return result_.walk && (options_.any || result_.walk->steps() <= result_.bound); }

    bool better(const Walk& walk) const {
        return !result_.walk || walk.steps() < result_.walk->steps() ||
               (walk.steps() == result_.walk->steps() && walk.life > result_.walk->life);
    }

    void offer(const Walk& walk) {
        if (walk.life + terrain_.cost[0] < terrain_.arrival) return;
        if (!result_.first) result_.first = walk;
        if (!better(walk)) return;
        result_.walk = walk;
        collecting_.reset();  // it was for the first
        budget_.best(walk.steps());
    }

    void learn() {
        result_.bound = std::max(result_.bound, sharpener_.bound());
        budget_.bound(result_.bound);
        if (!sharpener_.walk()) return;
        if (result_.walk && sharpener_.walk()->steps() >= result_.walk->steps()) return;
        if (const auto walk = walk_along(field_, sharpener_.walk()->cells)) offer(*walk);
    }

    // True when labels without tables found the answer.
    bool go_forward(std::uint64_t effort) {
        Forward* const labels = options_.labels;
        if (labels == nullptr) return false;
        if (result_.walk) labels->beat(*result_.walk);
        labels->advance(effort);
        result_.bound = std::max(result_.bound, labels->bound());
        if (labels->walk()) offer(*labels->walk());
        result_.rich = labels->ended() && result_.walk;
        result_.impossible = labels->ended() && !result_.walk;
        return labels->ended();
    }

    // Where steps do not count: by the graph of the items, and by tours of them. False when these prove that there is
    // no walk.
    bool find_walk(std::size_t most_tours, std::uint64_t work) {
        constexpr std::size_t most_cells = 60'000'000;  // for each item a search of the map
        const std::size_t items = terrain_.items.size();
        if (result_.walk || items * terrain_.count() > std::max<std::uint64_t>(most_cells, budget_.nodes()))
            return true;
        budget_.phase(tr("looking for a route"));
        // A round of the tours' bound takes the cube of their number.
        constexpr std::size_t most_items = 400;
        const bool cheap =
            items <= most_items && static_cast<std::uint64_t>(tuning_rounds_) * items * items * items <= work;
        if (cheap && !terrain_.harmful && !find_tour(most_tours)) return false;
        return result_.walk || collect_any(work / 500);
    }

    bool find_tour(std::size_t most) {
        if (!ground_) ground_.emplace(terrain_, budget_);
        if (!ground_->prepare(terrain_, tuning_rounds_, budget_)) return true;
        tuning_rounds_ *= 6;
        const TourLimits limits{.life = field_.life, .at_least = terrain_.arrival, .first = true, .most = most};
        const TourResult tour = search_tours(terrain_, ground_->legs, ground_->bound, limits, budget_);
        result_.impossible = tour.complete && !tour.places;
        if (tour.places) {
            if (const auto walk = walk_along(field_, ground_->legs.cells_along(*tour.places))) offer(*walk);
        }
        return !result_.impossible;
    }

    bool collect_any(std::uint64_t effort) {
        if (!options_.programs || crowded_) return true;
        if (!collecting_)
            collecting_ = Collecting::make(field_, terrain_, {.prices = options_.prices, .any = true}, budget_);
        crowded_ = !collecting_;
        if (crowded_) return true;
        const Collected found = collecting_->advance(effort);
        result_.impossible = found.impossible;
        if (found.walk) offer(*found.walk);
        return !found.impossible;
    }

    // Branch and cut on the graph of items. False when it proves that there is no walk.
    bool bound_steps() {
        budget_.phase(tr("computing bounds"));
        if (!step_bound_made_ && options_.programs) step_bound_ = StepBound::make(field_, terrain_, budget_);
        step_bound_made_ = true;
        if (!step_bound_) return true;
        if (result_.walk) step_bound_->offer(result_.walk->steps());
        step_bound_->advance(step_effort_);
        step_effort_ *= 3;
        if (step_bound_->walk()) offer(*step_bound_->walk());
        result_.impossible = !result_.walk && step_bound_->impossible();
        result_.bound = std::max(result_.bound, step_bound_->bound());
        budget_.bound(result_.bound);
        return !result_.impossible;
    }

    LabelResult labels(int slack, std::size_t width, std::size_t most) {
        const NeedTable<Value>* table = sharpener_.table(slack, budget_);
        if (table == nullptr) return {};
        const Gauges<Value> gauges = {{&sharpener_.memory(), &sharpener_.prices(), table, false}};
        const LabelLimits limits{.slack = slack, .width = width, .most = most, .beat = std::nullopt};
        LabelResult found = search_labels<Value>(terrain_, reach_, gauges, limits, options_.trace, budget_);
        if (found.walk) offer(*found.walk);
        return found;
    }

    // Searches all labels for longer and longer limits while they stay few. True when that found the answer.
    //
    // Each limit takes some times the labels of the one before. A search without result proves everything up to its
    // limit at once, so limits are skipped as long as the next search can be expected to fit.
    bool push_up(std::size_t most) {
        int slack = slack_of(result_.bound);
        int last_slack = -1;
        std::size_t last_labels = 1;
        for (std::size_t made = 0; made < 3 * most;) {
            if (result_.walk) slack = std::min(slack, slack_of(result_.walk->steps()) - (options_.most_life ? 0 : 1));
            const LabelResult found = labels(slack, 0, most);
            // A longer limit needs a larger table, and its entries take time too.
            made += found.labels + static_cast<std::size_t>(slack + 1) * sharpener_.memory().first.back() / 500;
            if (found.complete && found.walk) {
                result_.bound = found.walk->steps();
                result_.rich = result_.walk->life == found.walk->life;
                return true;
            }
            if (!found.complete) {
                if (slack <= slack_of(result_.bound) || budget_.exhausted()) return false;
                slack = slack_of(result_.bound);
                if (last_slack == slack - 1 && last_labels * 2 > most) return false;
                continue;
            }
            result_.bound = std::max(result_.bound, terrain_.shortest + 2 * std::int64_t{slack} + 2);
            if (done()) return true;
            const int ahead = expected_room(found.labels, last_labels, last_slack < 0 ? 0 : slack - last_slack, most);
            last_slack = slack;
            last_labels = std::max<std::size_t>(found.labels, 1);
            slack += std::clamp(ahead, 1, std::max(1, slack / 3));
        }
        return false;
    }

    // How many units of slack more can be expected to stay within `most` labels, if they go on growing as over the last
    // `units`; twofold with each unit where nothing is known. In whole numbers, the same on every machine.
    static int expected_room(std::size_t labels, std::size_t before, int units, std::size_t most) {
        if (units == 0 || labels <= before) {
            before = std::max<std::size_t>(labels / 2, 1);
            labels = 2 * before;
            units = 1;
        }
        int room = 0;
        for (std::size_t next = labels; room < 1000; room += units) {
            next = std::max(next + 1, next * labels / before);
            if (next > most) break;
        }
        return room;
    }

    // A narrow beam beyond the bound, for a walk to show early and a limit to close in from.
    void look_ahead() {
        const int low = slack_of(result_.bound);
        if (result_.walk) {
            const int high = slack_of(result_.walk->steps());
            if (high > low) labels(low + (high - low - 1) / 2, beam_, 0);
            beam_ *= 2;
            return;
        }
        for (int ahead = std::max(1, low / 8); !result_.walk && ahead <= 4 * (low + 8); ahead *= 2) {
            labels(low + ahead, beam_, 0);
            if (budget_.exhausted()) return;
        }
        if (!result_.walk) beam_ *= 2;
    }

    void enrich() {
        budget_.phase(tr("looking for the best route"));
        const int slack = slack_of(result_.walk->steps());
        result_.rich = labels(slack, 0, 20'000).complete;  // all labels of that length, if they are few
        const NeedTable<Value>* table = sharpener_.table(slack, budget_);
        if (result_.rich || enrich_by_items() || table == nullptr) return;
        const Gauge<Value> survive{&sharpener_.memory(), &sharpener_.prices(), table, false};
        Richest rich =
            search_richest<Value>(terrain_, reach_, sharpener_.memory(), survive, slack, result_.walk->life, budget_);
        if (rich.walk) result_.walk = std::move(rich.walk);
        result_.rich = rich.proven;
    }

    // True when branch and cut shows that nobody arrives with more after as few steps.
    bool enrich_by_items() {
        if (!step_bound_) return false;
        for (std::uint64_t effort = 30'000; effort < 3'000'000 && !budget_.exhausted(); effort *= 4) {
            const StepBound::Rich rich =
                step_bound_->richest(result_.walk->steps(), result_.walk->life, effort, budget_);
            if (rich.walk && rich.walk->life > result_.walk->life) result_.walk = rich.walk;
            result_.rich = rich.bound <= result_.walk->life;
            if (result_.rich || rich.settled) break;
        }
        return result_.rich;
    }

    const Field& field_;
    const Terrain& terrain_;
    const FewestOptions& options_;
    Budget& budget_;
    Sharpener<Value> sharpener_;
    ItemReach reach_;
    std::optional<TourGround> ground_;
    std::unique_ptr<Collecting> collecting_;
    bool crowded_ = false;  // too many ways between the items to collect them
    Fewest result_;
    std::unique_ptr<StepBound> step_bound_;
    bool step_bound_made_ = false;
    std::uint64_t step_effort_ = 10'000;
    std::size_t beam_ = 100;
    int tuning_rounds_ = 10;  // of the tours, at the next turn
};

}  // namespace

Fewest search_fewest(const Field& field, const Terrain& terrain, const FewestOptions& options, Budget& budget) {
    Charge memory(budget);
    if (!memory.add(Memory::bytes(terrain))) return {.walk = {}, .first = {}, .bound = terrain.shortest};
    if (NeedTable<std::int16_t>::fits(terrain, 1)) {
        return FewestSearch<std::int16_t>(field, terrain, options, budget).run();
    }
    return FewestSearch<std::int32_t>(field, terrain, options, budget).run();
}

}  // namespace ariadne::resource
