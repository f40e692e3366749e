#include "worlds/maze/rules.h"

#include <limits>

namespace ariadne::maze {

namespace {

// Marks what can be reached from S. Nobody walks on from E.
std::vector<bool> flood(Ground& ground) {
    std::vector<bool> reached(ground.size.area());
    std::vector<std::uint32_t> open = {ground.start};
    reached[ground.start] = true;
    while (!open.empty()) {
        const std::uint32_t from = open.back();
        open.pop_back();
        ++ground.open_cells;
        if (from == ground.end) continue;
        for (const Direction d : all_directions) {
            const Cell to = step(ground.size.cell(from), d);
            if (!ground.size.contains(to)) continue;
            const std::size_t index = ground.size.index(to);
            if (reached[index] || ground.loss[index] == Ground::closed) continue;
            reached[index] = true;
            open.push_back(static_cast<std::uint32_t>(index));
        }
    }
    return reached;
}

}  // namespace

std::optional<Ground> survey(const Map& map) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const auto everything = std::count(map.cells.begin(), map.cells.end(), treasure);
    if (map.cells.size() >= std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
    if (map.life + treasure_gain * std::int64_t{everything} > most) return std::nullopt;

    Ground ground;
    ground.size = map.size;
    ground.start = static_cast<std::uint32_t>(map.cells.find(start));
    ground.end = static_cast<std::uint32_t>(map.cells.find(end));
    ground.life = static_cast<std::int32_t>(map.life);
    ground.loss.resize(map.cells.size());
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        const char kind = map.cells[i];
        if (kind == wall) ground.loss[i] = Ground::closed;
        if (kind >= '0' && kind <= '9') ground.loss[i] = static_cast<std::int8_t>(kind - '0');
    }
    const std::vector<bool> reached = flood(ground);
    ground.end_reachable = reached[ground.end];
    if (everything == 0) return ground;
    ground.item.assign(map.cells.size(), Ground::no_item);
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        if (map.cells[i] == treasure && reached[i]) ground.item[i] = ground.treasures++;
    return ground;
}

}  // namespace ariadne::maze
