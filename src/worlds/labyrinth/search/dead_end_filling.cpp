#include <optional>

#include "worlds/labyrinth/search/dead_ends.h"
#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

namespace {

// The route to the exit when there never is a choice; it is the only one then. Nothing where there is a choice. It
// ends: a walk without a choice comes back to a room only on a ring with the entrance, where there was one.
std::optional<std::vector<Direction>> only_route(const Thinned& thinned, Cell entrance, Cell exit) {
    std::vector<Direction> moves;
    for (Cell at = entrance; at != exit;) {
        std::optional<Direction> way;
        for (const Direction d : all_directions) {
            if (!leads(thinned.right, thinned.down, at, d) || (!moves.empty() && d == opposite(moves.back()))) continue;
            if (way) return std::nullopt;
            way = d;
        }
        if (!way) return moves;  // filling left no dead end but the entrance, without any passage
        moves.push_back(*way);
        at = step(at, *way);
    }
    return moves;
}

// Fills in the dead ends first; what is left is the only route, or is searched.
Finding after_filling(Journey& journey, Finding (*search)(Chart& chart, Journey& journey)) {
    const Labyrinth& labyrinth = journey.labyrinth();
    Thinned thinned(journey.budget());
    if (!fill_dead_ends(thinned, journey)) return journey.unknown(0);
    if (auto moves = only_route(thinned, labyrinth.entrance, labyrinth.exit)) {
        if (!journey.expand(labyrinth.entrance)) return journey.unknown(0);
        if (moves->empty()) return journey.impossible();
        Cell at = labyrinth.entrance;
        for (const Direction d : *moves) {
            at = step(at, d);
            journey.generated();
            if (at != labyrinth.exit && !journey.expand(at)) return journey.unknown(0);
        }
        return journey.cheapest(std::move(*moves));
    }
    Chart chart(journey.budget());
    if (!chart.draw(thinned.right, thinned.down)) return journey.unknown(0);
    return search(chart, journey);
}

}  // namespace

// Dead ends are filled in 64 rooms at a time, at a small part of what it costs to walk into them. On a perfect
// labyrinth nothing is left to search; on others, less.
Finding best(Journey& journey) {
    return after_filling(journey, journey.labyrinth().weights.empty() ? bidirectional_on : astar_on);
}

// Whatever passages weigh: to weigh them takes several times as long. Where there are loops depth-first search is
// quicker still, but its routes are several times as long.
Finding any_route(Journey& journey) {
    return after_filling(journey, bfs_on);
}

Finding dead_end_filling(Journey& journey) {
    return after_filling(journey, journey.labyrinth().weights.empty() ? bfs_on : dijkstra_on);
}

}  // namespace ariadne::labyrinth
