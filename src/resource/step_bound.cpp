#include "resource/step_bound.h"

#include <algorithm>
#include <utility>

#include "prize/trail.h"
#include "resource/walk.h"

namespace ariadne::resource {

namespace {

std::vector<std::int64_t> nothing(const StepMap& map) {
    return std::vector<std::int64_t>(map.map.graph.nodes(), 0);
}

prize::Aim fewest_steps(const Terrain& terrain, const StepMap& map) {
    const prize::Aim value = most_value(map.map.graph);
    return {.cost = map.steps,
            .gain = nothing(map),
            .unit = 2,
            .condition = {{value.cost, value.gain, map.map.value(terrain.arrival - terrain.cost[0])}}};
}

prize::Aim most_life(const StepMap& map, std::int64_t steps) {
    prize::Aim aim = most_value(map.map.graph);
    aim.condition = {{map.steps, nothing(map), -steps}};
    return aim;
}

}  // namespace

std::unique_ptr<StepBound> StepBound::make(const Field& field, const Terrain& terrain, Budget& budget) {
    constexpr std::size_t most_edges = 6000;
    constexpr std::size_t most_work = 2'000'000;  // every node may look at every cell
    if ((terrain.items.size() + 1) * terrain.count() > most_work) return nullptr;
    std::optional<StepMap> map = make_step_map(terrain, most_edges, budget);
    if (!map) return nullptr;
    constexpr std::int64_t largest = 1 << 20;  // weights become factors of a row
    for (const prize::Edge& edge : map->map.graph.edges)
        if (edge.weight > largest) return nullptr;
    return std::unique_ptr<StepBound>(new StepBound(field, terrain, std::move(*map), budget));
}

StepBound::StepBound(const Field& field, const Terrain& terrain, StepMap map, Budget& budget)
    : field_(field),
      terrain_(terrain),
      map_(std::move(map)),
      budget_(budget),
      branching_(map_.map.graph, fewest_steps(terrain, map_), budget) {}

void StepBound::offer(std::int64_t steps) {
    if (known_ && *known_ <= steps) return;
    known_ = steps;
    branching_.offer(-steps);
}

void StepBound::advance(std::uint64_t effort) {
    branching_.advance(effort);
    if (!branching_.best() || (dead_ && *dead_ <= -branching_.best_value())) return;
    const auto trail =
        prize::surviving_trail(map_.map.graph, *branching_.best(), map_.map.survival, prize::trail_effort, budget_);
    if (!trail) {
        dead_ = -branching_.best_value();
        return;
    }
    const auto walk = walk_along(field_, cells_along_edges(terrain_, map_.map, trail->edges));
    if (!walk) return;
    walk_ = *walk;
    offer(walk->steps());
}

std::int64_t StepBound::bound() const {
    if (impossible()) return terrain_.shortest;
    const std::int64_t bound = branching_.bound();
    if (bound == prize::Program::infinite || bound == prize::no_value) return terrain_.shortest;
    return std::max<std::int64_t>(-bound, terrain_.shortest);
}

bool StepBound::impossible() const {
    return !known_ && !dead_ && branching_.settled() && !branching_.best();
}

StepBound::Rich StepBound::richest(std::int64_t steps, std::int64_t beat, std::uint64_t effort, Budget& budget) const {
    prize::Branching branching(map_.map.graph, most_life(map_, steps), budget);
    branching.offer(map_.map.value(beat));
    branching.advance(effort);
    Rich rich;
    rich.settled = branching.settled();
    rich.bound = std::max(map_.map.life(branching.bound()), beat);
    if (!branching.best()) return rich;
    const auto trail =
        prize::surviving_trail(map_.map.graph, *branching.best(), map_.map.survival, prize::trail_effort, budget);
    if (trail) rich.walk = walk_along(field_, cells_along_edges(terrain_, map_.map, trail->edges));
    return rich;
}

}  // namespace ariadne::resource
