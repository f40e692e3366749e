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
    const auto broken = [&result](std::string message) {
        result.message = std::move(message);
        return result;
    };

    if (route.empty()) return broken("the route is empty, it should begin on the start");
    if (route[0] != map.start)
        return broken(
            fmt::format("step 0: the route begins on {}, not on the start {}", place(route[0]), place(map.start)));
    result.along.push_back(result.left);

    std::unordered_set<std::size_t> gone;  // food and bombs, once they were entered
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Cell here = route[i - 1];
        const Cell next = route[i];
        if (here == map.goal)
            return broken(
                fmt::format("step {}: the route goes on to {} after the goal, where the game ends", i, place(next)));
        if (!inside(map.size, next)) return broken(fmt::format("step {}: {} is outside the map", i, place(next)));
        if (!side_by_side(here, next))
            return broken(fmt::format("step {}: {} is not beside {}", i, place(next), place(here)));
        const Tile tile = map.at(next);
        if (tile.kind == Kind::wall && tile.value == 0)
            return broken(fmt::format("step {}: {} is a wall that nobody can climb", i, place(next)));

        const bool deadly = tile.kind == Kind::bomb && tile.value == 0;
        result.left = deadly ? 0 : result.left - 1;
        const bool lasts = tile.kind == Kind::wall || tile.kind == Kind::empty;
        if (lasts || gone.insert(map.size.index(next)).second) result.left += effect(tile);
        result.steps = static_cast<std::int64_t>(i);
        result.along.push_back(result.left);
        result.died = deadly || (next != map.goal && result.left <= 0);
        if (deadly) return broken(fmt::format("step {}: the bomb on {} kills Pac-Man", i, place(next)));
        if (result.died)
            return broken(fmt::format("step {}: Pac-Man dies on {} with energy {}", i, place(next), result.left));
    }
    if (route.back() != map.goal)
        return broken(fmt::format("step {}: the route ends on {}, not on the goal {}", route.size() - 1,
                                  place(route.back()), place(map.goal)));
    result.valid = true;
    result.message = fmt::format("a route that holds: {} {}, energy {} on arrival", result.steps,
                                 result.steps == 1 ? "step" : "steps", result.left);
    return result;
}

}  // namespace ariadne::pacman
