#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

// Dead ends are filled in 64 rooms at a time, at a small part of what it costs to walk into them. On a perfect
// labyrinth nothing is left to search; on others, less.
Finding best(const Labyrinth& labyrinth, Budget& budget, const Visit* visit) {
    return after_filling(labyrinth, budget, visit, labyrinth.weights.empty() ? bidirectional_on : astar_on);
}

}  // namespace ariadne::labyrinth
