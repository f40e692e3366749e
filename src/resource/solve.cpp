#include "resource/solve.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

#include "base/charge.h"
#include "resource/barter.h"
#include "resource/cheapest.h"
#include "resource/collect.h"
#include "resource/detours.h"
#include "resource/fetch.h"
#include "resource/fewest.h"
#include "resource/forward.h"
#include "resource/optimal_walks.h"
#include "resource/shortest.h"
#include "resource/terrain.h"
#include "resource/tour.h"

namespace ariadne::resource {

namespace {

constexpr std::size_t most_cells = 0x7fffffff;  // cells are numbered in 31 bits

class Solver {
  public:
    Solver(const Field& field, const Options& options, Budget& budget)
        : whole_(field), options_(options), budget_(budget), charge_(budget) {}

    Finding run() {
        if (measure() && !by_plain_ways() && !by_labels() && !by_barter() && !by_more_labels() && lay_out()) {
            if (options_.any)
                any_walk();
            else if (by_steps())
                fewest_steps();
            else
                most_life();
        }
        if (closed()) answer_.proven = true;
        if (!by_steps()) answer_.life_proven = answer_.proven && answer_.best;
        if (answer_.life_proven && !by_steps() && !options_.any) shorten();
        if (by_steps() && answer_.proven && answer_.best && (options_.count || options_.list > 0)) count_and_list();
        answer_.stats = stats_of(budget_);
        return std::move(answer_);
    }

  private:
    const Field& field() const { return narrow_ ? *narrow_ : whole_; }
    bool by_steps() const { return options_.objective == Objective::steps; }
    bool closed() const {
        return answer_.best &&
               (by_steps() ? answer_.best->steps() <= answer_.bound : answer_.best->life >= answer_.bound);
    }

    // Reachability first: false when that settles it, or the budget ran out.
    bool measure() {
        if (field().size.area() > most_cells) return false;
        budget_.phase(tr("computing distances"));
        to_goal_ = distances_to(field(), field().goal, charge_, budget_);
        if (to_goal_.empty()) return false;
        const std::int32_t shortest = to_goal_[field().size.index(field().start)];
        if (shortest == unreachable) {
            impossible(Reason::walls);
            return false;
        }
        answer_.bound = by_steps() ? shortest : field().life + field().all_gains();
        return true;
    }

    // The shortest way and the cheapest one. True when they settle it, or the budget ran out.
    bool by_plain_ways() {
        ShortestResult direct = solve_shortest(field(), to_goal_, options_.trace, budget_);
        if (direct.walk) {
            solved(std::move(*direct.walk));
            answer_.proven = answer_.life_proven = by_steps();
        }
        if (!direct.finished || (answer_.best && (options_.any || by_steps()))) return true;
        losses_ = losses_to(field(), field().goal, charge_, budget_);
        if (losses_.empty()) return true;
        if (field().life + field().all_gains() <= losses_[field().size.index(field().start)]) {
            impossible(Reason::life);
            return true;
        }
        const std::vector<Cell> cheapest = cheapest_way(field(), losses_, field().start);
        offer(walk_along(field(), cheapest));
        if (!answer_.best || (!by_steps() && !options_.any)) offer(walk_with_detours(field(), cheapest, budget_));
        return answer_.best && options_.any;
    }

    // Labels without tables, a few for each cell; then whoever fetches what is near; then what barter says of survival.
    // True when they settle it, or the budget ran out.
    bool by_labels() {
        begin_labels();
        if (settled_by_labels(10'000 + 3 * field().size.area())) return true;
        if (!answer_.best) offer(fetch_walk(field(), losses_, 100'000 + field().size.area(), budget_));
        if (!answer_.best) narrow(Objective::life);
        return settled() || budget_.exhausted();
    }

    bool settled() const { return answer_.verdict == Verdict::impossible || (answer_.best && options_.any); }

    // Labels without tables again, for about as long as all that came before, unless barter's own have just become too
    // many.
    bool by_more_labels() {
        if (by_steps() && barter_) return false;
        if (!labels_) begin_labels();
        return settled_by_labels(2 * budget_.nodes());
    }

    bool settled_by_labels(std::uint64_t effort) {
        budget_.phase(tr("searching"));
        if (answer_.best) labels_->beat(*answer_.best);
        labels_->advance(effort);
        offer(labels_->walk());
        if (!labels_->ended()) return budget_.exhausted();
        if (!answer_.best) {
            impossible(Reason::life);
        } else if (!options_.any) {
            answer_.proven = answer_.life_proven = true;
            answer_.bound = by_steps() ? answer_.best->steps() : answer_.best->life;
        }
        return true;
    }

    // For the most life a bound, a walk and a smaller map. For the fewest steps labels too, which barter keeps few, for
    // limits that rise from its bound. True when that settles it, or the budget ran out.
    bool by_barter() {
        constexpr std::size_t fewest_cells = 2'500;  // tables of smaller maps take no longer
        if (options_.any || field().size.area() < fewest_cells || (!by_steps() && prices_)) return false;
        if (!narrow(options_.objective) || !by_steps()) return settled() || budget_.exhausted();
        budget_.phase(tr("searching"));
        const std::uint64_t effort = 500'000 + 48 * field().size.area();
        std::uint64_t left = effort;
        for (std::int64_t room = 0; left > 0;) {
            const std::int64_t limit = std::min(answer_.bound + room, answer_.best->steps());
            begin_labels(limit);
            const std::uint64_t before = std::exchange(left, labels_->advance(left));
            if (budget_.exhausted()) return true;
            if (!labels_->ended()) break;
            assert(labels_->walk() || limit < answer_.best->steps());
            if (labels_->walk()) {
                offer(labels_->walk());
                answer_.proven = answer_.life_proven = true;
                answer_.bound = answer_.best->steps();
                return true;
            }
            tighten(limit + 2);
            room = (before - left) * 32 < effort ? 2 * room + 2 : 0;  // large searches go on by one limit at a time
        }
        begin_labels(answer_.best->steps());
        return false;
    }

    // To what a walk as good as the one known can use, or any walk that is survived. False: barter does not know, or
    // the budget ran out.
    bool narrow(Objective objective) {
        Charge charge(budget_);
        Bartered found = barter(field(), objective, answer_.best, charge, budget_);
        const bool foreign = objective != options_.objective;
        if (found.bound && objective == Objective::life && *found.bound + field().cost_at(field().goal) < 1)
            impossible(Reason::life);
        else if (found.bound && !foreign)
            tighten(*found.bound);
        const bool of_use = objective == Objective::steps ? found.best && (found.walk || answer_.best)
                                                          : found.prices && !(foreign && found.walk);
        offer(std::move(found.walk));
        if (!of_use || settled() || budget_.exhausted()) return false;
        barter_ = std::move(found.best);
        prices_ = std::move(found.prices);
        narrow_ = std::move(found.field);
        barter_charge_ = std::move(charge);
        labels_.reset();
        terrain_.reset();
        terrain_charge_ = Charge(budget_);
        charge_.drop(to_goal_.size() * sizeof(to_goal_[0]));
        to_goal_ = distances_to(field(), field().goal, charge_, budget_);
        return !to_goal_.empty();
    }

    void begin_labels() {
        labels_.emplace(
            field(), to_goal_,
            ForwardOptions{
                .objective = options_.objective, .any = options_.any, .losses = &losses_, .trace = options_.trace},
            budget_);
    }

    void begin_labels(std::int64_t limit) {
        labels_.emplace(field(), to_goal_,
                        ForwardOptions{.losses = &losses_, .barter = &*barter_, .trace = options_.trace}, budget_);
        labels_->beat(limit);
    }

    void tighten(std::int64_t bound) {
        answer_.bound = by_steps() ? std::max(answer_.bound, bound + ((bound - answer_.bound) & 1))
                                   : std::min(answer_.bound, bound);
        budget_.bound(answer_.bound);
    }

    void impossible(Reason reason) {
        answer_.verdict = Verdict::impossible;
        answer_.reason = reason;
        answer_.proven = true;
    }

    void solved(Walk walk) {
        answer_.verdict = Verdict::solved;
        if (!answer_.feasible) answer_.feasible = walk;
        answer_.best = std::move(walk);
    }

    void offer(std::optional<Walk> walk) {
        if (!walk) return;
        if (answer_.best &&
            (by_steps() ? answer_.best->steps() < walk->steps() ||
                              (answer_.best->steps() == walk->steps() && answer_.best->life >= walk->life)
                        : answer_.best->life >= walk->life))
            return;
        solved(std::move(*walk));
        budget_.best(by_steps() ? answer_.best->steps() : answer_.best->life);
    }

    bool lay_out() {
        if (!terrain_) terrain_ = resource::lay_out(field(), to_goal_, terrain_charge_, budget_);
        return terrain_.has_value();
    }

    void fewest_steps() {
        const FewestOptions options{.any = false,
                                    .most_life = options_.most_life,
                                    .known = answer_.best,
                                    .bound = answer_.bound,
                                    .trace = options_.trace,
                                    .programs = options_.programs,
                                    .labels = &*labels_,
                                    .prices = prices_ ? &*prices_ : nullptr};
        Fewest fewest = search_fewest(field(), *terrain_, options, budget_);
        if (fewest.impossible) return impossible(Reason::life);
        answer_.bound = std::max(answer_.bound, fewest.bound);
        if (!fewest.walk) return;
        if (!answer_.feasible) answer_.feasible = std::move(fewest.first);
        solved(std::move(*fewest.walk));
        answer_.proven = fewest.proven;
        answer_.life_proven = fewest.rich;
    }

    void count_and_list() {
        if (!lay_out()) return;
        const std::int64_t steps = answer_.best->steps();
        if (options_.count) {
            budget_.phase(tr("counting solutions"));
            answer_.count = count_walks(*terrain_, steps, budget_);
        }
        if (options_.list == 0) return;
        budget_.phase(tr("listing solutions"));
        for (Walk& walk : list_walks(*terrain_, steps, options_.list, budget_)) {
            if (auto replayed = walk_along(field(), walk.cells)) answer_.listed.push_back(std::move(*replayed));
        }
    }

    // Some walk first, if a little effort finds one. Tours where they are few; then the graph of items.
    void most_life() {
        constexpr std::uint64_t effort = 50'000'000;
        if (!answer_.best) any_walk(effort);
        if (answer_.verdict == Verdict::impossible) return;
        budget_.phase(tr("looking for the best route"));
        if (prices_ && answer_.best) look_near();
        if (!lay_out()) return;
        if (!closed()) collect_in_turns();
        if (!answer_.best && answer_.verdict != Verdict::impossible && !budget_.exhausted()) any_walk();
    }

    // Labels without tables, as long as they do not take much memory, and the graph of items; tours in between.
    void collect_in_turns() {
        constexpr std::uint64_t most_work = 10'000'000;  // of labels
        std::uint64_t work = 200'000;
        if (!labels_) begin_labels();
        if (settled_by_labels(work) || few_tours() || budget_.exhausted()) return;
        const auto collecting = Collecting::make(
            field(), *terrain_, {.bound = answer_.bound, .prices = prices_ ? &*prices_ : nullptr}, budget_);
        for (; work < most_work; work *= 2) {
            if (collecting && take_turn(*collecting, work / 5)) return;
            if (budget_.exhausted() || settled_by_labels(work)) return;
        }
        labels_.reset();
        if (collecting) take_turn(*collecting, 0);
    }

    // True when that settles it.
    bool take_turn(Collecting& collecting, std::uint64_t effort) {
        Collected rich = collecting.advance(effort, answer_.best);
        answer_.bound = std::min(answer_.bound, rich.bound);
        if (rich.first && !answer_.feasible) answer_.feasible = std::move(rich.first);
        offer(std::move(rich.walk));
        if (rich.impossible) impossible(Reason::life);
        answer_.proven = rich.proven || rich.impossible;
        return answer_.proven;
    }

    // On large maps, the graph of items without ways that cost much more than the cheapest: no bound, but often a
    // better walk, and with it a smaller map.
    void look_near() {
        constexpr std::uint64_t small_work = 20'000'000;  // cells, once for each item
        constexpr std::uint64_t effort = 100'000;
        if (terrain_->count() * terrain_->items.size() < small_work) return;
        const std::size_t start = field().size.index(field().start);
        const std::int64_t least = std::int64_t{prices_->from_start[start]} + prices_->to_goal[start];
        const std::int64_t some = least + std::int64_t{terrain_->largest_gain} * prices_->rate;
        if (some >= prices_->most) return;
        const std::int64_t most = std::exchange(prices_->most, some);
        const CollectOptions options{.known = answer_.best, .prices = &*prices_, .effort = effort};
        const std::int64_t before = answer_.best->life;
        offer(collect(field(), *terrain_, options, budget_).walk);
        prices_->most = most;
        if (answer_.best->life > before) narrow(Objective::life);
    }

    // Labels on places, for a little while. True when that settles it.
    bool few_tours() {
        constexpr std::size_t most_items = 60;
        constexpr std::size_t most_labels = 20'000;
        if (terrain_->harmful || terrain_->items.size() > most_items) return false;
        TourGround ground(*terrain_, budget_);
        if (!ground.prepare(*terrain_, 30, budget_)) return false;
        const std::int64_t known = answer_.best ? answer_.best->life + terrain_->cost[0] : 0;
        const TourLimits limits{.life = field().life, .at_least = known + 1, .first = false, .most = most_labels};
        const TourResult tour = search_tours(*terrain_, ground.legs, ground.bound, limits, budget_);
        answer_.bound = std::min(answer_.bound, tour.bound - terrain_->cost[0]);
        if (tour.places) {
            if (auto walk = walk_along(field(), ground.legs.cells_along(*tour.places))) solved(std::move(*walk));
        }
        if (!tour.complete) return false;
        if (!answer_.best) impossible(Reason::life);
        answer_.proven = true;
        return true;
    }

    void any_walk(std::uint64_t effort = 0) {
        const FewestOptions options{.any = true,
                                    .most_life = false,
                                    .effort = effort,
                                    .trace = options_.trace,
                                    .programs = options_.programs,
                                    .labels = options_.any ? &*labels_ : nullptr,
                                    .prices = prices_ ? &*prices_ : nullptr};
        Fewest fewest = search_fewest(field(), *terrain_, options, budget_);
        if (fewest.impossible) return impossible(Reason::life);
        if (by_steps()) answer_.bound = std::max(answer_.bound, fewest.bound);
        offer(std::move(fewest.walk));
    }

    // With as much on arrival in fewer steps: by labels without tables, where those are too many by tables that are
    // small.
    void shorten() {
        const std::uint64_t effort = 1'000'000 + std::min<std::uint64_t>(budget_.nodes(), 4'000'000);
        const std::int64_t steps = answer_.best->steps();
        const std::int64_t spare = (steps - to_goal_[field().size.index(field().start)]) / 2;
        if (spare == 0) return;
        Forward labels(field(), to_goal_, ForwardOptions{.arrival = answer_.best->life, .losses = &losses_}, budget_);
        labels.beat(steps - 2);
        labels.advance(effort);
        if (labels.walk()) {
            answer_.best = labels.walk();
            return;
        }
        // Entries of tables: each cell, with so many pairs of steps to spare.
        if (labels.ended() || static_cast<std::uint64_t>(spare + 1) * field().size.area() > effort || !lay_out())
            return;
        terrain_->arrival = answer_.best->life + terrain_->cost[0];
        const FewestOptions options{
            .any = false, .most_life = false, .known = answer_.best, .effort = effort, .programs = false};
        Fewest fewest = search_fewest(field(), *terrain_, options, budget_);
        if (fewest.walk && fewest.walk->steps() < answer_.best->steps()) answer_.best = std::move(fewest.walk);
    }

    const Field& whole_;
    std::optional<Field> narrow_;  // without what is of no use, once that is known
    const Options& options_;
    Budget& budget_;
    Charge charge_;
    Finding answer_;
    std::vector<std::int32_t> to_goal_;
    std::vector<std::int32_t> losses_;  // to the goal
    std::optional<Barter> barter_;
    std::optional<LifePrices> prices_;
    Charge barter_charge_{budget_};
    std::optional<Forward> labels_;
    std::optional<Terrain> terrain_;
    Charge terrain_charge_{budget_};
};

}  // namespace

Finding solve(const Field& field, const Options& options, Budget& budget) {
    return Solver(field, options, budget).run();
}

}  // namespace ariadne::resource
