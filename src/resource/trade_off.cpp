#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "resource/collect.h"
#include "resource/label_search.h"
#include "resource/richest.h"
#include "resource/solve.h"
#include "resource/step_bound.h"
#include "resource/terrain.h"

namespace ariadne::resource {

namespace {

// By branch and cut on the graph of items where that settles it, else by labels.
template <class Value>
Richest richest_within(const Terrain& terrain, const ItemReach& reach, const Memory& memory, const StepBound* items,
                       std::int64_t steps, std::int64_t known, Budget& budget) {
    constexpr std::uint64_t effort = 100'000;
    if (items != nullptr) {
        StepBound::Rich rich = items->richest(steps, known, effort, budget);
        const std::int64_t best = rich.walk ? rich.walk->life : known;
        if (rich.bound <= best) return {.walk = std::move(rich.walk), .bound = rich.bound, .proven = true};
    }
    const auto slack = static_cast<int>((steps - terrain.shortest) / 2);
    return search_richest<Value>(terrain, reach, memory, std::nullopt, slack, known, budget);
}

// From the row last known on, two steps at a time, until no number of steps could bring more.
template <class Value>
void climb(const Field& field, const Terrain& terrain, std::int64_t ceiling, TradeOff& table, Budget& budget) {
    Charge charge(budget);
    if (!charge.add(Memory::bytes(terrain))) return;
    const ItemReach reach = make_item_reach(terrain, budget);
    const Memory memory = make_memory(terrain, {.radius = 10, .most = 3, .cap = Memory::most_items, .demands = {}});
    const std::unique_ptr<StepBound> items = StepBound::make(field, terrain, budget);
    bool proven = true;
    // Between two items a best walk enters no cell twice.
    const std::int64_t longest = static_cast<std::int64_t>(terrain.items.size() + 1) * terrain.count();
    for (std::int64_t steps = table.points.back().steps + 2; table.points.back().life < ceiling && steps <= longest;
         steps += 2) {
        Richest rich =
            richest_within<Value>(terrain, reach, memory, items.get(), steps, table.points.back().life, budget);
        if (rich.walk) {
            const std::int64_t life = rich.walk->life;
            table.points.push_back(
                {.steps = rich.walk->steps(), .life = life, .bound = rich.bound, .walk = std::move(*rich.walk)});
            budget.best(life);
        }
        proven = proven && rich.proven;
        if (budget.exhausted()) return;
    }
    table.complete = proven;
}

void follow_up(const Field& field, const Finding& fewest, TradeOff& table, Budget& budget) {
    const bool known = fewest.proven && fewest.life_proven;
    std::int64_t most = field.life + field.all_gains();
    table.points.push_back({.steps = fewest.best->steps(),
                            .life = fewest.best->life,
                            .bound = known ? fewest.best->life : most,
                            .walk = *fewest.best});
    Charge charge(budget);
    const std::vector<std::int32_t> to_goal = distances_to(field, field.goal, charge, budget);
    if (to_goal.empty() || !known) return;
    const std::optional<Terrain> terrain = lay_out(field, to_goal, charge, budget);
    if (!terrain) return;
    budget.phase(tr("looking for the best route"));
    most = std::min(most, collect(field, *terrain, {.known = fewest.best, .any = false, .effort = 0}, budget).bound);
    budget.phase(tr("computing the trade-off"));
    if (NeedTable<std::int16_t>::fits(*terrain, 16)) {
        climb<std::int16_t>(field, *terrain, most, table, budget);
    } else {
        climb<std::int32_t>(field, *terrain, most, table, budget);
    }
}

}  // namespace

TradeOff trade_off(const Field& field, Budget& budget) {
    TradeOff table;
    const Finding fewest = solve(field, {}, budget);
    table.verdict = fewest.verdict;
    table.reason = fewest.reason;
    if (fewest.best) follow_up(field, fewest, table, budget);
    table.stats = stats_of(budget);
    return table;
}

}  // namespace ariadne::resource
