#include "worlds/maze/verify.h"

#include <unordered_set>

#include <fmt/format.h>

namespace ariadne::maze {

using maze_pacman::inside;
using maze_pacman::side_by_side;

namespace {

std::string place(const Map& map, Cell c) {
    return fmt::format("({},{})", c.col, map.size.rows - 1 - c.row);
}

}  // namespace

Replay replay(const Map& map, const Route& route) {
    return replay(map, route, map.life);
}

Replay replay(const Map& map, const Route& route, std::int64_t life) {
    Replay result;
    result.left = life;
    const auto broken = [&result](std::string message) {
        result.message = std::move(message);
        return result;
    };

    if (route.empty()) return broken("the route is empty, it should start on S");
    if (!inside(map.size, route[0]) || map.at(route[0]) != 'S')
        return broken(fmt::format("step 0: the route starts on {}, which is not S", place(map, route[0])));
    result.along.push_back(result.left);

    std::unordered_set<std::size_t> taken;  // treasures, which are then 0
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Cell here = route[i - 1];
        const Cell next = route[i];
        if (map.at(here) == 'E')
            return broken(
                fmt::format("step {}: the route walks on to {} after E, where the run ends", i, place(map, next)));
        if (!inside(map.size, next)) return broken(fmt::format("step {}: {} is outside the map", i, place(map, next)));
        if (!side_by_side(here, next))
            return broken(fmt::format("step {}: {} is not beside {}", i, place(map, next), place(map, here)));
        const char kind = map.at(next);
        if (kind == '#') return broken(fmt::format("step {}: {} is a wall", i, place(map, next)));

        if (kind == 'T') {
            if (taken.insert(map.size.index(next)).second) result.left += 5;
        } else if ('0' <= kind && kind <= '9') {
            result.left -= kind - '0';
        }
        result.steps = static_cast<std::int64_t>(i);
        result.along.push_back(result.left);
        result.died = kind != 'E' && result.left <= 0;
        if (result.died)
            return broken(fmt::format("step {}: the runner dies on {} with life {}", i, place(map, next), result.left));
    }
    if (map.at(route.back()) != 'E')
        return broken(
            fmt::format("step {}: the route ends on {}, which is not E", route.size() - 1, place(map, route.back())));
    result.valid = true;
    result.message = fmt::format("a feasible route: {} steps, life {} on arrival", result.steps, result.left);
    return result;
}

}  // namespace ariadne::maze
