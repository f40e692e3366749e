#include "worlds/labyrinth/search/searcher.h"

#include <array>

#include "worlds/labyrinth/search/searches.h"
#include "worlds/names.h"

namespace ariadne::labyrinth {

Finding Searcher::search(const Labyrinth& labyrinth, Budget& budget, const Visit* visit) const {
    Journey journey(labyrinth, budget, visit);
    if (!journey.may_start()) return journey.unknown(0);
    if (labyrinth.entrance == labyrinth.exit) return journey.cheapest({});
    return go(journey);
}

std::span<const Searcher> all_searchers() {
    static constexpr auto all = std::to_array<Searcher>({
        {"best", "fills in dead ends, then searches what is left from both ends: the cheapest way", true, best},
        {"bfs", "breadth-first: the fewest steps, which is the cheapest way where passages have no weights", false,
         bfs},
        {"dijkstra", "by cost: the cheapest way", true, dijkstra},
        {"astar", "by cost and Manhattan distance: the cheapest way", true, astar},
        {"bidirectional", "from both ends: the cheapest way", true, bidirectional},
        {"dfs", "depth-first: some way", false, dfs},
        {"dead-end-filling", "fills in dead ends, then goes breadth-first or by cost: the cheapest way", true,
         dead_end_filling},
        {"wall-follower", "a walker with the right hand on the wall: some way, or round in a ring", false,
         wall_follower},
        {"tremaux", "a walker with chalk, through no passage more than twice: some way", false, tremaux},
    });
    return all;
}

const Searcher* find_searcher(std::string_view name) {
    return worlds::find_named(all_searchers(), name);
}

}  // namespace ariadne::labyrinth
