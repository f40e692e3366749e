#include "resource/distances.h"
#include "resource/solve.h"
#include "resource/terrain.h"
#include "resource/tour.h"
#include "resource/walk.h"
#include "search/charge.h"

namespace ariadne::resource {

// Steps do not count here, so tours answer it: halving between a life that is not enough and one that is.
LeastLife least_life(const Field& field, Budget& budget) {
    LeastLife result;
    const auto finish = [&] {
        result.stats = {.expanded = budget.nodes(),
                        .generated = budget.nodes(),
                        .seconds = budget.seconds(),
                        .peak_bytes = budget.peak_bytes()};
        return result;
    };
    search::Charge charge(budget);
    const std::vector<std::int32_t> to_goal = distances_to(field, field.goal, charge, budget);
    if (to_goal.empty()) return finish();
    if (to_goal[field.size.index(field.start)] == unreachable) {
        result.verdict = Verdict::impossible;
        result.reason = Reason::walls;
        return finish();
    }
    const std::optional<Terrain> laid_out = lay_out(field, to_goal, charge, budget);
    if (!laid_out || laid_out->harmful) return finish();  // tours know no harm
    const Terrain& terrain = *laid_out;
    TourGround ground(terrain, budget);
    Legs& legs = ground.legs;
    if (!legs.ready(Legs::start)) return finish();

    const auto keep = [&](const std::vector<std::uint32_t>& places, std::int64_t life) {
        Field richer = field;
        richer.life = life;
        result.walk = walk_along(richer, legs.cells_along(places));
        result.high = life;
        budget.best(life);
    };
    // Without taking anything the cheapest way out must be paid whole, and 1 must be left beside the goal.
    keep({Legs::start, Legs::goal}, legs.cost(Legs::start, Legs::goal) - terrain.cost[0] + 1);
    result.low = 1;
    result.verdict = Verdict::solved;
    if (!ground.prepare(terrain, 200, budget)) return finish();
    budget.phase("halving the life");
    while (result.low < result.high) {
        const std::int64_t middle = result.low + (result.high - result.low) / 2;
        const TourLimits limits{.life = middle, .at_least = 1, .first = true, .most = 0};
        const TourResult tour = search_tours(terrain, legs, ground.bound, limits, budget);
        if (tour.places) {
            keep(*tour.places, middle);
        } else if (tour.complete) {
            result.low = middle + 1;
        } else {
            break;
        }
    }
    return finish();
}

}  // namespace ariadne::resource
