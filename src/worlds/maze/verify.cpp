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
    const auto broken = [&result](Message message) {
        result.message = std::move(message);
        return result;
    };

    if (route.empty()) return broken(tr("the route is empty, expected it to start on S"));
    if (!inside(map.size, route[0]) || map.at(route[0]) != 'S')
        return broken({tr("step 0: the route starts on {0}, not on S"), place(map, route[0])});
    result.along.push_back(result.left);

    std::unordered_set<std::size_t> taken;  // treasures, which are then 0
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Cell here = route[i - 1];
        const Cell next = route[i];
        if (map.at(here) == 'E')
            return broken({tr("step {0}: the route goes on to {1} after reaching E"), i, place(map, next)});
        if (!inside(map.size, next)) return broken({tr("step {0}: {1} is outside the map"), i, place(map, next)});
        if (!side_by_side(here, next))
            return broken({tr("step {0}: {1} is not next to {2}"), i, place(map, next), place(map, here)});
        const char kind = map.at(next);
        if (kind == '#') return broken({tr("step {0}: {1} is a wall"), i, place(map, next)});

        if (kind == 'T') {
            if (taken.insert(map.size.index(next)).second) result.left += 5;
        } else if ('0' <= kind && kind <= '9') {
            result.left -= kind - '0';
        }
        result.steps = static_cast<std::int64_t>(i);
        result.along.push_back(result.left);
        result.died = kind != 'E' && result.left <= 0;
        if (result.died)
            return broken({tr("step {0}: the runner dies on {1} with life {2}"), i, place(map, next), result.left});
    }
    if (map.at(route.back()) != 'E')
        return broken({tr("step {0}: the route ends on {1}, not on E"), route.size() - 1, place(map, route.back())});
    result.valid = true;
    result.message = {tr_n("valid route: {0} step, life {1} on arrival", "valid route: {0} steps, life {1} on arrival"),
                      result.steps, result.left};
    return result;
}

}  // namespace ariadne::maze
