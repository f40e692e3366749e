#pragma once

#include <span>
#include <vector>

#include "base/budget.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/solve.h"
#include "worlds/world.h"

namespace ariadne::labyrinth {

// From what a search found to what people read. `labyrinth` has its weights, also where the search went by steps.
worlds::Report report(const Labyrinth& labyrinth, const Question& question, const Answer& answer, const Budget& budget);

worlds::Solution to_solution(const Labyrinth& labyrinth, std::span<const Cell> route);
std::vector<Cell> to_cells(const worlds::Solution& solution);

// Replays a solution; figures that it claims must be those of the replay.
worlds::Verification verify(const Labyrinth& labyrinth, const worlds::Solution& solution);

}  // namespace ariadne::labyrinth
