#pragma once

#include "worlds/labyrinth/search/chart.h"
#include "worlds/labyrinth/search/journey.h"
#include "worlds/labyrinth/search/searcher.h"

namespace ariadne::labyrinth {

// What they promise stands in searcher.cpp.
Finding best(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding bfs(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding dfs(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding dijkstra(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding astar(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding bidirectional(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding wall_follower(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding dead_end_filling(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);
Finding tremaux(const Labyrinth& labyrinth, Budget& budget, const Visit* visit);

// The same on a chart that is drawn already, perhaps with fewer passages than the labyrinth has. Entrance and exit are
// not the same room.
Finding bfs_on(Chart& chart, Journey& journey);
Finding dijkstra_on(Chart& chart, Journey& journey);
Finding astar_on(Chart& chart, Journey& journey);
Finding bidirectional_on(Chart& chart, Journey& journey);

// Draws the chart of the whole labyrinth and searches on it.
inline Finding on_chart(const Labyrinth& labyrinth, Budget& budget, const Visit* visit,
                        Finding (*search)(Chart& chart, Journey& journey)) {
    Journey journey(labyrinth, budget, visit);
    Chart chart(budget);
    if (!journey.may_start()) return journey.unknown(0);
    if (journey.trivial()) return journey.cheapest({});
    if (!chart.draw(labyrinth.right, labyrinth.down)) return journey.unknown(0);
    return search(chart, journey);
}

}  // namespace ariadne::labyrinth
