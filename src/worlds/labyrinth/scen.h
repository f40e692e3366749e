#pragma once

#include <string_view>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/labyrinth/model.h"
#include "worlds/scenarios.h"

namespace ariadne::labyrinth {

// The scenarios of MovingAI, version 1: after a line that says so, a line each with its bucket, the name of the map,
// the width and height of the map, column and row of the start, column and row of the goal, and the length of the
// shortest way, with blanks or tabs between them.
//
// The lengths hold for eight directions, a diagonal step being worth the square root of 2. Ways here go in four: where
// corridors are one room wide the lengths are the same, elsewhere they need not be.
bool looks_like_scenarios(std::string_view text);
Result<worlds::ScenarioRun> run_scenarios(const Labyrinth& labyrinth, std::string_view text, Budget& budget);

}  // namespace ariadne::labyrinth
