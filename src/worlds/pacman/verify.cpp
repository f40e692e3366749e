#include "worlds/pacman/verify.h"

#include <unordered_set>

#include <fmt/format.h>

namespace ariadne::pacman {

using maze_pacman::inside;
using maze_pacman::side_by_side;

namespace {

std::string place(Cell c) {
    return fmt::format("({},{})", std::int64_t{c.col} + 1, std::int64_t{c.row} + 1);
}

// What the tile does to the energy of who enters it for the first time.
std::int64_t effect(Tile tile) {
    return tile.kind == Kind::food ? std::int64_t{tile.value} : -std::int64_t{tile.value};
}

}  // namespace

Replay replay(const Map& map, const Route& route) {
    return replay(map, route, map.energy);
}

Replay replay(const Map& map, const Route& route, std::int64_t energy) {
    Replay result;
    result.left = energy;
    const auto broken = [&result](Message message) {
        result.message = std::move(message);
        return result;
    };

    if (route.empty()) return broken(tr("the route is empty, expected it to begin at the start"));
    if (route[0] != map.start)
        return broken({tr("step 0: the route starts on {0}, not on the start {1}"), place(route[0]), place(map.start)});
    result.along.push_back(result.left);

    std::unordered_set<std::size_t> gone;  // food and bombs, once they were entered
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Cell here = route[i - 1];
        const Cell next = route[i];
        if (here == map.goal)
            return broken({tr("step {0}: the route goes on to {1} after reaching the goal"), i, place(next)});
        if (!inside(map.size, next)) return broken({tr("step {0}: {1} is outside the map"), i, place(next)});
        if (!side_by_side(here, next))
            return broken({tr("step {0}: {1} is not next to {2}"), i, place(next), place(here)});
        const Tile tile = map.at(next);
        if (tile.kind == Kind::wall && tile.value == 0)
            return broken({tr("step {0}: {1} is a solid wall"), i, place(next)});

        const bool deadly = tile.kind == Kind::bomb && tile.value == 0;
        result.left = deadly ? 0 : result.left - 1;
        const bool lasts = tile.kind == Kind::wall || tile.kind == Kind::empty;
        if (lasts || gone.insert(map.size.index(next)).second) result.left += effect(tile);
        result.steps = static_cast<std::int64_t>(i);
        result.along.push_back(result.left);
        result.died = deadly || (next != map.goal && result.left <= 0);
        if (deadly) return broken({tr("step {0}: the bomb on {1} kills Pac-Man"), i, place(next)});
        if (result.died)
            return broken({tr("step {0}: Pac-Man dies on {1} with energy {2}"), i, place(next), result.left});
    }
    if (route.back() != map.goal)
        return broken({tr("step {0}: the route ends on {1}, not on the goal {2}"), route.size() - 1,
                       place(route.back()), place(map.goal)});
    result.valid = true;
    result.message = {
        tr_n("valid route: {0} step, energy {1} on arrival", "valid route: {0} steps, energy {1} on arrival"),
        result.steps, result.left};
    return result;
}

}  // namespace ariadne::pacman
