#include <algorithm>
#include <cstddef>
#include <utility>

#include "resource/distances.h"
#include "resource/label_search.h"
#include "resource/richest.h"
#include "resource/solve.h"
#include "resource/terrain.h"
#include "resource/tour.h"
#include "resource/walk.h"

namespace ariadne::resource {

namespace {

template <class Value>
void climb(const Field& field, const Terrain& terrain, std::int64_t steps, std::int64_t ceiling, TradeOff& table,
           Budget& budget) {
    const ItemReach reach = make_item_reach(terrain, budget);
    const Memory memory = make_memory(terrain, {.radius = 10, .most = 3, .cap = Memory::most_items, .demands = {}});
    bool proven = true;
    for (;; steps += 2) {
        const std::int64_t known = table.points.empty() ? field.life * 0 : table.points.back().life;
        const auto slack = static_cast<int>((steps - terrain.shortest) / 2);
        Richest rich = search_richest<Value>(terrain, reach, memory, std::nullopt, slack, known, budget);
        if (rich.walk) {
            const std::int64_t life = rich.walk->life;
            table.points.push_back(
                {.steps = rich.walk->steps(), .life = life, .bound = rich.bound, .walk = std::move(*rich.walk)});
            budget.best(life);
        }
        proven = proven && rich.proven;
        if (budget.exhausted()) return;
        if (!table.points.empty() && table.points.back().life >= ceiling) break;
    }
    table.complete = proven;
}

}  // namespace

TradeOff trade_off(const Field& field, Budget& budget) {
    TradeOff table;
    const Answer fewest = solve(field, {}, budget);
    table.verdict = fewest.verdict;
    table.reason = fewest.reason;
    if (fewest.verdict == Verdict::solved) {
        const Terrain terrain =
            make_terrain(field, distances_to(field, field.goal, budget), distances_to(field, field.start, budget));
        table.points.push_back({.steps = fewest.best->steps(),
                                .life = fewest.best->life,
                                .bound = fewest.best->life,
                                .walk = *fewest.best});
        budget.phase("looking for the most life of all");
        TourGround ground(terrain, budget);
        std::int64_t ceiling = field.life + terrain.total_gain;
        if (ground.prepare(terrain, 200, budget)) {
            const TourLimits limits{.life = field.life, .at_least = 1, .first = false, .most = 0};
            ceiling = search_tours(terrain, ground.legs, ground.bound, limits, budget).bound - terrain.cost[0];
        }
        budget.phase("climbing from step to step");
        if (fewest.best->life >= ceiling) {
            table.complete = fewest.proven && fewest.life_proven;
        } else if (NeedTable<std::int16_t>::fits(terrain, 16)) {
            climb<std::int16_t>(field, terrain, fewest.best->steps() + 2, ceiling, table, budget);
        } else {
            climb<std::int32_t>(field, terrain, fewest.best->steps() + 2, ceiling, table, budget);
        }
        table.complete = table.complete && fewest.proven && fewest.life_proven;
    }
    table.stats = {.expanded = budget.nodes(),
                   .generated = budget.nodes(),
                   .seconds = budget.seconds(),
                   .peak_bytes = budget.peak_bytes()};
    return table;
}

}  // namespace ariadne::resource
