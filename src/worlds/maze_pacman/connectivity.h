#pragma once

#include "base/budget.h"
#include "resource/field.h"
#include "worlds/maze_pacman/question.h"

namespace ariadne::maze_pacman {

// The algorithm `bfs`: breadth-first over the cells alone, without costs and items. What it can say honestly:
//   no way           impossible, walls: proven
//   a way            the route found is walked by the real rules. If the walker survives it, the map is solved and
//                    the steps are proven fewest, since no route at all is shorter; whether another route of as few
//                    steps ends with more life is left open. If he dies, the verdict is unknown: another route may
//                    win. `bound` is the number of steps below which no route exists.
// For the objective life the same route is offered without proof, with the bound of all that there is.
resource::Answer connectivity(const resource::Field& field, const Question& question, Budget& budget);

}  // namespace ariadne::maze_pacman
