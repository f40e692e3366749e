#include "resource/cheapest.h"

#include <cassert>
#include <cstddef>
#include <utility>

#include "grid/steps.h"
#include "search/dijkstra.h"

namespace ariadne::resource {

std::vector<std::int32_t> losses_to(const Field& field, Cell target, Charge& charge, Budget& budget) {
    std::vector<std::int32_t> loss;
    const std::size_t area = field.size.area();
    if (!charge.add(area * (sizeof(loss[0]) + 1))) return loss;
    loss.assign(area, no_way);
    const std::size_t goal = field.size.index(field.goal);
    const std::size_t first = field.size.index(target);
    // A cell counts what it costs itself until the end: so each is reached most cheaply the first time, and waits once.
    const auto expand = [&](std::uint32_t here, std::int32_t lost, const auto& relax) {
        if (!budget.spend()) return false;
        if (here == goal && goal != first) return true;
        neighbours(field.size, here, [&](std::size_t there) {
            const std::int32_t cost = field.cost[there];
            if (cost != blocked && cost < no_way - lost) relax(static_cast<std::uint32_t>(there), lost + cost);
        });
        return true;
    };
    if (!search::dijkstra(loss, static_cast<std::uint32_t>(first), expand)) return {};
    loss[first] += field.cost[first];
    for (std::size_t i = 0; i < area; ++i)
        if (loss[i] != no_way) loss[i] -= field.cost[i];
    return loss;
}

// Breadth-first over the steps that lie on some cheapest way.
std::vector<Cell> cheapest_way(const Field& field, const std::vector<std::int32_t>& losses, Cell from) {
    constexpr std::uint8_t unseen = 0xff;
    std::vector<std::uint8_t> came_by(losses.size(), unseen);
    std::vector<Cell> layer = {from};
    std::vector<Cell> next_layer;
    const std::size_t goal = field.size.index(field.goal);
    came_by[field.size.index(from)] = 0;
    while (came_by[goal] == unseen) {
        assert(!layer.empty());
        next_layer.clear();
        for (const Cell cell : layer) {
            const std::int32_t left = losses[field.size.index(cell)];
            for (const Direction d : all_directions) {
                const Cell next = step(cell, d);
                if (!field.open(next)) continue;
                const std::size_t at = field.size.index(next);
                const std::int64_t paid = at == goal ? 0 : field.cost[at];
                if (came_by[at] != unseen || losses[at] + paid != left) continue;
                came_by[at] = static_cast<std::uint8_t>(d);
                next_layer.push_back(next);
            }
        }
        std::swap(layer, next_layer);
    }
    return trace_back(field.size, came_by, from, field.goal);
}

}  // namespace ariadne::resource
