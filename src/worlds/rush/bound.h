#pragma once

#include <span>
#include <vector>

#include "base/error.h"
#include "worlds/puzzle.h"
#include "worlds/rush/model.h"
#include "worlds/rush/solve.h"

namespace ariadne::rush {

// The bound that a traced algorithm puts on what is left where the vehicles stand so, in words and numbers.
Result<std::vector<worlds::BoundPart>> bound_parts(const Board& board, const Question& question,
                                                   std::span<const Cell> vehicles);

}  // namespace ariadne::rush
