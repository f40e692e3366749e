#include "worlds/labyrinth/search/best_first.h"
#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

// F = G + H, with H the Manhattan distance times the smallest weight.
Finding astar_on(Chart& chart, Journey& journey) {
    const Cell exit = journey.labyrinth().exit;
    return best_first(chart, journey, lightest(journey.labyrinth()), [&chart, exit](Chart::Id id) {
        return static_cast<std::uint32_t>(manhattan(chart.cell(id), exit));
    });
}

Finding astar(const Labyrinth& labyrinth, Budget& budget, const Visit* visit) {
    return on_chart(labyrinth, budget, visit, astar_on);
}

}  // namespace ariadne::labyrinth
