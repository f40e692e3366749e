#pragma once

#include "worlds/maze/solve.h"

namespace ariadne::maze {

// The algorithm `bfs`: breadth-first over the cells alone, without life and treasures. What it can say honestly:
//   no way           impossible, walls: proven
//   a way            the route found is replayed by the real rules. If the runner survives it, the map is solved and
//                    the steps are proven fewest, since no route at all is shorter; whether another route of as few
//                    steps ends with more life is left open. If he dies, the verdict is unknown: another route may
//                    win. `bound` is the number of steps below which no route exists.
// For the objective life the same route is offered without proof, with the bound P + 5 for each treasure.
resource::Answer connectivity(const Map& map, const Question& question, Budget& budget);

}  // namespace ariadne::maze
