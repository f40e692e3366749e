#pragma once

#include <span>
#include <vector>

#include "base/error.h"
#include "grid/grid.h"
#include "worlds/puzzle.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// The bound that a search puts on what is left where the vehicles stand so, in words and numbers.
Result<std::vector<worlds::BoundPart>> bound_parts(const Board& board, Objective objective, Lookahead lookahead,
                                                   std::span<const Cell> vehicles);

}  // namespace ariadne::rush
