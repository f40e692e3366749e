#include <bit>
#include <cstdint>

#include "worlds/labyrinth/search/open_rooms.h"
#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

namespace {

// What Dijkstra's algorithm and A* have in common. `steps_left(id)` is a lower limit of the steps to the exit, each of
// which costs `unit` at least: consistent, so that a room is expanded only once, and its cost is its key less its
// bound.
template <class StepsLeft>
Finding best_first(Chart& chart, Journey& journey, std::int64_t unit, const StepsLeft& steps_left) {
    const Labyrinth& labyrinth = journey.labyrinth();
    const Chart::Id start = chart.id(labyrinth.entrance);
    const Chart::Id goal = chart.id(labyrinth.exit);
    OpenRooms open(journey.budget());
    const std::uint32_t first = steps_left(start);
    if (!open.push(unit * first, {start, Direction::down})) return journey.unknown(0);
    while (!open.empty()) {
        const std::int64_t key = open.top_key();
        const OpenRoom room = open.pop();
        if ((chart[room.id] & Chart::mark) != 0) continue;
        chart.reach(room.id, room.entered, Chart::mark);
        if (room.id == goal) return journey.cheapest(chart.steps(start, goal));
        journey.budget().bound(key);
        if (!journey.expand(chart, room.id)) return journey.unknown(key);
        const std::int64_t cost = key - unit * steps_left(room.id);
        for (unsigned ways = chart[room.id] & Chart::passages; ways != 0; ways &= ways - 1) {
            const auto d = static_cast<Direction>(std::countr_zero(ways));
            const Chart::Id to = chart.beside(room.id, d);
            if ((chart[to] & Chart::mark) != 0) continue;
            journey.generated();
            const std::int64_t there = cost + labyrinth.weight(std::size_t{room.id}, d) + unit * steps_left(to);
            if (!open.push(there, {to, d})) return journey.unknown(key);
        }
    }
    return journey.impossible();
}

}  // namespace

Finding dijkstra_on(Chart& chart, Journey& journey) {
    return best_first(chart, journey, 0, [](Chart::Id) { return 0U; });
}

// F = G + H, with H the Manhattan distance times the smallest weight.
Finding astar_on(Chart& chart, Journey& journey) {
    const Cell exit = journey.labyrinth().exit;
    return best_first(chart, journey, lightest(journey.labyrinth()), [&chart, exit](Chart::Id id) {
        return static_cast<std::uint32_t>(manhattan(chart.cell(id), exit));
    });
}

}  // namespace ariadne::labyrinth
