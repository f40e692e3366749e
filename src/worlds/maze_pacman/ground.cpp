#include "worlds/maze_pacman/ground.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "base/steady_look.h"
#include "grid/steps.h"

namespace ariadne::maze_pacman {

namespace {

// Marks what can be reached from the start; the goal leads nowhere. False when the budget ran out.
bool mark_reached(Ground& ground, std::vector<bool>& reached, Budget& budget) {
    const resource::Field& field = *ground.field;
    SteadyLook look(budget);
    Charge charge(budget);
    std::vector<std::uint32_t> layer = {ground.start};
    std::vector<std::uint32_t> next;
    reached[ground.start] = true;
    while (!layer.empty()) {
        next.clear();
        for (const std::uint32_t from : layer) {
            if (from == ground.goal) continue;
            neighbours(field.size, from, [&](std::size_t to) {
                if (field.cost[to] == resource::blocked || reached[to]) return;
                reached[to] = true;
                next.push_back(static_cast<std::uint32_t>(to));
            });
        }
        ground.open_cells += layer.size();
        if (!look.pass(layer.size())) return false;
        if (!charge.raise_to((layer.capacity() + next.capacity()) * sizeof(layer[0]))) return false;
        std::swap(layer, next);
    }
    return true;
}

void number_items(Ground& ground, const std::vector<bool>& reached) {
    const resource::Field& field = *ground.field;
    ground.item.assign(field.size.area(), Ground::no_item);
    for (const resource::Item& item : field.items) {
        const std::size_t cell = field.size.index(item.cell);
        if (!reached[cell]) continue;
        ground.item[cell] = static_cast<std::uint32_t>(ground.gain.size());
        ground.gain.push_back(item.gain);
        ground.bounty += std::max(0, item.gain);
    }
    const auto alike = [&](std::int32_t gain) { return gain == ground.gain.front() && gain > 0; };
    if (!ground.gain.empty() && std::ranges::all_of(ground.gain, alike)) ground.one_gain = ground.gain.front();
}

}  // namespace

std::optional<Ground> survey(const resource::Field& field, Charge& charge, Budget& budget) {
    const std::size_t area = field.size.area();
    if (area >= std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
    if (field.life + field.all_gains() > std::numeric_limits<std::int32_t>::max()) return std::nullopt;

    Charge scratch(budget);
    if (!budget.check() || !scratch.add(area / 8)) return std::nullopt;
    Ground ground;
    ground.field = &field;
    ground.start = static_cast<std::uint32_t>(field.size.index(field.start));
    ground.goal = static_cast<std::uint32_t>(field.size.index(field.goal));
    ground.life = static_cast<std::int32_t>(field.life);
    std::vector<bool> reached(area);
    if (!mark_reached(ground, reached, budget)) return std::nullopt;
    ground.goal_reachable = reached[ground.goal];
    if (field.items.empty()) return ground;
    if (!charge.add(area * sizeof(ground.item[0]) + field.items.size() * sizeof(ground.gain[0]))) return std::nullopt;
    ground.gain.reserve(field.items.size());
    number_items(ground, reached);
    return ground;
}

}  // namespace ariadne::maze_pacman
