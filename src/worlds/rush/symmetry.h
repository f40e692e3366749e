#pragma once

#include <cstddef>

#include "worlds/rush/model.h"

namespace ariadne::rush {

// About the middle row: top and bottom change places. The exit stays on its side, so such a board is as hard.
Board upside_down(const Board& board);

// Vehicles whose mirror image is exactly the place of some vehicle, themselves included: about the middle row or about
// the middle column, whichever has more of them.
std::size_t symmetric_vehicles(const Board& board);

}  // namespace ariadne::rush
