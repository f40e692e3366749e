#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

#include "base/charge.h"
#include "resource/collect.h"
#include "resource/findings.h"
#include "resource/solve.h"
#include "resource/terrain.h"
#include "resource/tour.h"

namespace ariadne::resource {

namespace {

// Steps do not count here, so tours answer it, or where items harm the graph of items: halving between a life that is
// not enough and one that is.
class LeastLifeSearch {
  public:
    LeastLifeSearch(const Field& field, const Terrain& terrain, Budget& budget, std::size_t most_labels)
        : field_(field), terrain_(terrain), budget_(budget), most_labels_(most_labels) {}

    void run(LeastLife& result) {
        if (terrain_.harmful) {
            by_items(result);
        } else {
            by_tours(result);
        }
    }

  private:
    // A walk that wins with this life, nothing where none is known; complete says that there is none.
    struct Attempt {
        std::optional<std::vector<Cell>> cells;
        bool complete = false;
    };

    void keep(LeastLife& result, const std::vector<Cell>& cells, std::int64_t life) {
        Field richer = field_;
        richer.life = life;
        result.walk = walk_along(richer, cells);
        result.high = life;
        budget_.best(life);
    }

    void halve(LeastLife& result, const std::function<Attempt(std::int64_t)>& attempt) {
        budget_.phase(tr("narrowing the minimum"));
        while (result.low < result.high) {
            const std::int64_t middle = result.low + (result.high - result.low) / 2;
            const Attempt tried = attempt(middle);
            if (tried.cells) {
                keep(result, *tried.cells, std::min(middle, life_taken(field_, *tried.cells)));
            } else if (tried.complete) {
                result.low = middle + 1;
            } else {
                break;
            }
        }
    }

    void by_tours(LeastLife& result) {
        TourGround ground(terrain_, budget_);
        Legs& legs = ground.legs;
        if (!legs.ready(Legs::start)) return;
        // Without taking anything the cheapest way out must be paid whole, and 1 must be left beside the goal.
        keep(result, legs.cells_along({Legs::start, Legs::goal}),
             legs.cost(Legs::start, Legs::goal) - terrain_.cost[0] + 1);
        result.low = 1;
        result.verdict = Verdict::solved;
        if (!ground.prepare(terrain_, 200, budget_)) return;
        halve(result, [&](std::int64_t life) -> Attempt {
            const TourLimits limits{.life = life, .at_least = 1, .first = true, .most = most_labels_};
            const TourResult tour = search_tours(terrain_, legs, ground.bound, limits, budget_);
            if (!tour.places) return {.cells = std::nullopt, .complete = tour.complete};
            return {.cells = legs.cells_along(*tour.places), .complete = false};
        });
    }

    void by_items(LeastLife& result) {
        const auto attempt = [&](std::int64_t life) -> Attempt {
            Field field = field_;
            Terrain terrain = terrain_;
            field.life = terrain.life = life;
            const Collected found = collect(field, terrain, {.known = {}, .any = true, .effort = 0}, budget_);
            if (!found.walk) return {.cells = std::nullopt, .complete = found.impossible};
            return {.cells = found.walk->cells, .complete = false};
        };
        // Enough for everything to be paid on the way.
        std::int64_t plenty = 1;
        for (const std::int16_t cost : terrain_.cost) plenty += cost;
        for (const Item& item : terrain_.items) plenty -= std::min(item.gain, 0);
        const Attempt first = attempt(plenty);
        if (!first.cells) return;
        keep(result, *first.cells, life_taken(field_, *first.cells));
        result.low = 1;
        result.verdict = Verdict::solved;
        halve(result, attempt);
    }

    const Field& field_;
    const Terrain& terrain_;
    Budget& budget_;
    std::size_t most_labels_;
};

}  // namespace

LeastLife least_life(const Field& field, Budget& budget, std::size_t most_labels) {
    LeastLife result;
    Charge charge(budget);
    const std::vector<std::int32_t> to_goal = distances_to(field, field.goal, charge, budget);
    if (!to_goal.empty() && to_goal[field.size.index(field.start)] == unreachable) {
        result.verdict = Verdict::impossible;
        result.reason = Reason::walls;
    } else if (!to_goal.empty()) {
        if (const auto terrain = lay_out(field, to_goal, charge, budget))
            LeastLifeSearch(field, *terrain, budget, most_labels).run(result);
    }
    result.stats = stats_of(budget);
    return result;
}

}  // namespace ariadne::resource
