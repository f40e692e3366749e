#pragma once

#include <cstdint>

#include "worlds/rush/component.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// Moves that can be seen to be needed: of the red car, of what stands in its way, of what stands in the way of that.
std::int64_t plain_moves(const Board& board);

// The median of the times that people would spend on a board that takes so many moves; whole seconds. Better with the
// component, which may be null.
double predicted_seconds(const Board& board, std::int64_t moves, const Component* component);

}  // namespace ariadne::rush
