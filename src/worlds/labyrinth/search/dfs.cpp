#include <bit>

#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

// The stack is the way back, which the chart holds: a room is left by its first passage to a room not seen yet, or back
// when there is none.
Finding dfs_on(Chart& chart, Journey& journey) {
    const Labyrinth& labyrinth = journey.labyrinth();
    const Chart::Id start = chart.id(labyrinth.entrance);
    const Chart::Id goal = chart.id(labyrinth.exit);
    chart[start] |= Chart::mark;
    if (!journey.expand(chart, start)) return journey.unknown(0);
    for (Chart::Id at = start;;) {
        Chart::Id next = at;
        for (unsigned open = chart[at] & Chart::passages; open != 0 && next == at; open &= open - 1) {
            const auto d = static_cast<Direction>(std::countr_zero(open));
            const Chart::Id to = chart.beside(at, d);
            if ((chart[to] & Chart::mark) != 0) continue;
            chart.reach(to, d, Chart::mark);
            next = to;
        }
        if (next != at) {
            at = next;
            journey.generated();
            if (at == goal) return journey.solved(chart.steps(start, goal), journey.plain_bound());
            if (!journey.expand(chart, at)) return journey.unknown(0);
        } else if (at == start) {
            return journey.impossible();
        } else {
            at = chart.beside(at, chart.way_back(at));
        }
    }
}

}  // namespace ariadne::labyrinth
