#pragma once

#include "base/budget.h"
#include "worlds/labyrinth/model.h"
#include "worlds/rating.h"

namespace ariadne::labyrinth {

// Its statistics and those of the best way through it, in words. What the budget cut short is said to be missing.
worlds::Rating rate(const Labyrinth& labyrinth, Budget& budget);

}  // namespace ariadne::labyrinth
