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
        {"best", true, best},
        {"bfs", false, on_chart<bfs_on>},  // where passages have no weights, its way is the cheapest
        {"dijkstra", true, on_chart<dijkstra_on>},
        {"astar", true, on_chart<astar_on>},
        {"bidirectional", true, on_chart<bidirectional_on>},
        {"dfs", false, on_chart<dfs_on>},
        {"dead-end-filling", true, dead_end_filling},
        {"wall-follower", false, wall_follower},
        {"tremaux", false, tremaux},
    });
    return all;
}

const Searcher& any_searcher() {
    static constexpr Searcher any = {"any", false, any_route};
    return any;
}

const Searcher* find_searcher(std::string_view name) {
    return worlds::find_named(all_searchers(), name);
}

}  // namespace ariadne::labyrinth
