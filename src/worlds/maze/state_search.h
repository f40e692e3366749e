#pragma once

#include "worlds/maze/solve.h"

namespace ariadne::maze {

// The searches over (cell, life, treasures taken) that a course would ask for, to compare the exact solver with.
// Both end on every map: life never exceeds P + 5 for each treasure, so the states are finitely many. A state holds
// at most `most_treasures` reachable treasures; on a map with more, both answer unknown at once.
inline constexpr std::uint32_t most_treasures = 4096;

// Breadth-first with a hash table. The layer of the first arrival is finished, so that the life is the most among the
// routes of fewest steps; for the objective life every state is visited. Can count and list.
resource::Answer state_bfs(const Map& map, const Question& question, Budget& budget);

// A* with the Manhattan distance; costs that make the second objective decide between equals (see Rules). Does not
// count or list.
resource::Answer astar(const Map& map, const Question& question, Budget& budget);

}  // namespace ariadne::maze
