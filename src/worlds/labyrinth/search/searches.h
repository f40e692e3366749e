#pragma once

#include "worlds/labyrinth/search/chart.h"
#include "worlds/labyrinth/search/journey.h"
#include "worlds/labyrinth/search/searcher.h"

namespace ariadne::labyrinth {

// Which of them promise the cheapest way stands in searcher.cpp. Entrance and exit are not the same room.
//
// They stand beside the core's searches because of their memory: a byte a room on a chart, where the core keeps a node
// of 16 bytes and a slot of 8 in a table that is three quarters full at most. tests/labyrinth_agreement_test.cpp holds
// both against plain relaxation.
Finding best(Journey& journey);
Finding any_route(Journey& journey);
Finding wall_follower(Journey& journey);
Finding dead_end_filling(Journey& journey);
Finding tremaux(Journey& journey);

// On a chart that is drawn already, perhaps with fewer passages than the labyrinth has.
Finding bfs_on(Chart& chart, Journey& journey);
Finding dfs_on(Chart& chart, Journey& journey);
Finding dijkstra_on(Chart& chart, Journey& journey);
Finding astar_on(Chart& chart, Journey& journey);
Finding bidirectional_on(Chart& chart, Journey& journey);

// Draws the chart of the whole labyrinth and searches on it.
template <Finding (*search)(Chart& chart, Journey& journey)>
Finding on_chart(Journey& journey) {
    Chart chart(journey.budget());
    if (!chart.draw(journey.labyrinth().right, journey.labyrinth().down)) return journey.unknown(0);
    return search(chart, journey);
}

}  // namespace ariadne::labyrinth
