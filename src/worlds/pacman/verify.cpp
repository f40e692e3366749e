#include "worlds/pacman/verify.h"

#include <fmt/format.h>

namespace ariadne::pacman {

using maze_pacman::inside;
using maze_pacman::side_by_side;

namespace {

std::string place(Cell c) {
    return fmt::format("({},{})", std::int64_t{c.col} + 1, std::int64_t{c.row} + 1);
}

// What the cell does to the energy. Food and bombs are gone afterwards.
std::int64_t effect(Tile& tile) {
    std::int64_t change = 0;
    if (tile.kind == Kind::wall) return -std::int64_t{tile.value};
    if (tile.kind == Kind::food) change = tile.value;
    if (tile.kind == Kind::bomb) change = -std::int64_t{tile.value};
    tile = {};
    return change;
}

}  // namespace

Replay replay(const Map& map, const Route& route) {
    Replay result;
    result.left = map.energy;
    const auto broken = [&result](std::string message) {
        result.message = std::move(message);
        return result;
    };

    if (route.empty()) return broken("the route is empty, it should begin on the start");
    if (route[0] != map.start)
        return broken(
            fmt::format("step 0: the route begins on {}, not on the start {}", place(route[0]), place(map.start)));
    result.along.push_back(result.left);

    std::vector<Tile> left = map.tiles;
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Cell here = route[i - 1];
        const Cell next = route[i];
        const std::string step = fmt::format("step {}: ", i);
        if (here == map.goal)
            return broken(
                fmt::format("{}the route goes on to {} after the goal, where the game ends", step, place(next)));
        if (!inside(map.size, next)) return broken(fmt::format("{}{} is outside the map", step, place(next)));
        if (!side_by_side(here, next))
            return broken(fmt::format("{}{} is not beside {}", step, place(next), place(here)));
        Tile& tile = left[map.size.index(next)];
        if (tile.kind == Kind::wall && tile.value == 0)
            return broken(fmt::format("{}{} is a wall that nobody can climb", step, place(next)));

        result.left -= 1;
        const bool deadly = tile.kind == Kind::bomb && tile.value == 0;
        result.left += effect(tile);
        result.steps = static_cast<std::int64_t>(i);
        result.along.push_back(result.left);
        if (deadly) return broken(fmt::format("{}the bomb on {} kills Pac-Man", step, place(next)));
        if (next != map.goal && result.left <= 0)
            return broken(fmt::format("{}Pac-Man dies on {} with energy {}", step, place(next), result.left));
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
