#pragma once

#include "base/budget.h"
#include "resource/field.h"
#include "worlds/maze_pacman/question.h"

namespace ariadne::maze_pacman {

// The searches over (cell, life, items taken) that a course would ask for, to compare the exact solver with. Both end
// on every map: life never exceeds what the walker has and what there is to gain, so the states are finitely many. A
// state holds at most `most_items` reachable items; on a map with more, both answer unknown at once.
inline constexpr std::size_t most_items = 4096;

// Breadth-first with a hash table. The layer of the first arrival is finished, so that the life is the most among the
// routes of fewest steps; for the objective life every state is visited. Can count and list.
resource::Finding state_bfs(const resource::Field& field, const Question& question, Budget& budget);

// A* with the Manhattan distance; costs that make the second objective decide between equals (see Rules). Does not
// count or list.
resource::Finding astar(const resource::Field& field, const Question& question, Budget& budget);

}  // namespace ariadne::maze_pacman
