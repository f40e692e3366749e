#pragma once

#include "base/budget.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// Looks no further than its own turn: the best is the one after which the evaluation is worst for the other side. The
// first of equals.
Finding one_ply(const Position& position, Budget& budget);

}  // namespace ariadne::amazons
