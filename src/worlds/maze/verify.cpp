#include "worlds/maze/verify.h"

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
    Replay result;
    result.left = map.life;
    const auto broken = [&result](std::string message) {
        result.message = std::move(message);
        return result;
    };

    if (route.empty()) return broken("the route is empty, it should start on S");
    if (!inside(map.size, route[0]) || map.at(route[0]) != 'S')
        return broken(fmt::format("step 0: the route starts on {}, which is not S", place(map, route[0])));
    result.along.push_back(result.left);

    Map left = map;  // treasures turn into 0 as they are taken
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Cell here = route[i - 1];
        const Cell next = route[i];
        const std::string step = fmt::format("step {}: ", i);
        if (left.at(here) == 'E')
            return broken(
                fmt::format("{}the route walks on to {} after E, where the run ends", step, place(map, next)));
        if (!inside(map.size, next)) return broken(fmt::format("{}{} is outside the map", step, place(map, next)));
        if (!side_by_side(here, next))
            return broken(fmt::format("{}{} is not beside {}", step, place(map, next), place(map, here)));
        const char kind = left.at(next);
        if (kind == '#') return broken(fmt::format("{}{} is a wall", step, place(map, next)));

        if (kind == 'T') {
            result.left += 5;
            left.cells[left.size.index(next)] = '0';
        } else if ('0' <= kind && kind <= '9') {
            result.left -= kind - '0';
        }
        result.steps = static_cast<std::int64_t>(i);
        result.along.push_back(result.left);
        if (kind != 'E' && result.left <= 0)
            return broken(fmt::format("{}the runner dies on {} with life {}", step, place(map, next), result.left));
    }
    if (map.at(route.back()) != 'E')
        return broken(
            fmt::format("step {}: the route ends on {}, which is not E", route.size() - 1, place(map, route.back())));
    result.valid = true;
    result.message = fmt::format("a feasible route: {} steps, life {} on arrival", result.steps, result.left);
    return result;
}

}  // namespace ariadne::maze
