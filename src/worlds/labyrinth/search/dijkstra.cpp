#include "worlds/labyrinth/search/best_first.h"
#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

Finding dijkstra_on(Chart& chart, Journey& journey) {
    return best_first(chart, journey, 0, [](Chart::Id) { return 0U; });
}

Finding dijkstra(const Labyrinth& labyrinth, Budget& budget, const Visit* visit) {
    return on_chart(labyrinth, budget, visit, dijkstra_on);
}

}  // namespace ariadne::labyrinth
