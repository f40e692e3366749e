#include "worlds/maze_pacman/rules.h"

#include <limits>
#include <utility>

namespace ariadne::maze_pacman {

namespace {

// Marks what can be reached from the start. Nobody walks on from the goal.
std::vector<bool> flood(Ground& ground) {
    const resource::Field& field = ground.field;
    std::vector<bool> reached(field.size.area());
    std::vector<std::uint32_t> open = {ground.start};
    reached[ground.start] = true;
    while (!open.empty()) {
        const std::uint32_t from = open.back();
        open.pop_back();
        ++ground.open_cells;
        if (from == ground.goal) continue;
        for (const Direction d : all_directions) {
            const Cell to = step(field.size.cell(from), d);
            if (!field.open(to) || reached[field.size.index(to)]) continue;
            reached[field.size.index(to)] = true;
            open.push_back(static_cast<std::uint32_t>(field.size.index(to)));
        }
    }
    return reached;
}

}  // namespace

std::optional<Ground> survey(resource::Field field) {
    std::int64_t most = field.life;
    for (const resource::Item& item : field.items) most += std::max(0, item.gain);
    if (field.size.area() >= std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
    if (most > std::numeric_limits<std::int32_t>::max()) return std::nullopt;

    Ground ground;
    ground.field = std::move(field);
    ground.start = static_cast<std::uint32_t>(ground.field.size.index(ground.field.start));
    ground.goal = static_cast<std::uint32_t>(ground.field.size.index(ground.field.goal));
    ground.life = static_cast<std::int32_t>(ground.field.life);
    const std::vector<bool> reached = flood(ground);
    ground.goal_reachable = reached[ground.goal];
    if (ground.field.items.empty()) return ground;
    ground.item.assign(ground.field.size.area(), Ground::no_item);
    for (const resource::Item& item : ground.field.items) {
        const std::size_t cell = ground.field.size.index(item.cell);
        if (!reached[cell]) continue;
        ground.item[cell] = static_cast<std::uint32_t>(ground.gain.size());
        ground.gain.push_back(item.gain);
        ground.bounty += std::max(0, item.gain);
    }
    const auto alike = [&](std::int32_t gain) { return gain == ground.gain.front() && gain > 0; };
    if (!ground.gain.empty() && std::all_of(ground.gain.begin(), ground.gain.end(), alike))
        ground.one_gain = ground.gain.front();
    return ground;
}

}  // namespace ariadne::maze_pacman
