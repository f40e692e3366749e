#include <bit>

#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

// Level by level, so that the queue is two lists of rooms and the depth needs no place in the chart.
Finding bfs_on(Chart& chart, Journey& journey) {
    const Labyrinth& labyrinth = journey.labyrinth();
    const Chart::Id start = chart.id(labyrinth.entrance);
    const Chart::Id goal = chart.id(labyrinth.exit);
    search::Charge charge(journey.budget());
    std::vector<Chart::Id> level = {start};
    std::vector<Chart::Id> next;
    chart[start] |= Chart::mark;
    for (std::int64_t depth = 1; !level.empty(); ++depth) {
        journey.budget().bound(depth);
        if (!charge.raise_to((level.capacity() + next.capacity()) * sizeof(Chart::Id))) return journey.unknown(depth);
        for (const Chart::Id id : level) {
            if (!journey.expand(chart, id)) return journey.unknown(depth);
            for (unsigned open = chart[id] & Chart::passages; open != 0; open &= open - 1) {
                const auto d = static_cast<Direction>(std::countr_zero(open));
                const Chart::Id to = chart.beside(id, d);
                if ((chart[to] & Chart::mark) != 0) continue;
                chart.reach(to, d, Chart::mark);
                journey.generated();
                if (to == goal) return journey.solved(chart.steps(start, goal), depth * lightest(labyrinth));
                next.push_back(to);
            }
        }
        level.swap(next);
        next.clear();
    }
    return journey.impossible();
}

Finding bfs(const Labyrinth& labyrinth, Budget& budget, const Visit* visit) {
    return on_chart(labyrinth, budget, visit, bfs_on);
}

}  // namespace ariadne::labyrinth
