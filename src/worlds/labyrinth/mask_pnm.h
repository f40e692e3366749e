#pragma once

#include <string_view>

#include "base/error.h"
#include "grid/bit_grid.h"

namespace ariadne::labyrinth {

// Netpbm's pictures of one channel: P1 and P4 (black or white), P2 and P5 (grey), plain and raw. White and light pixels
// are rooms.
bool looks_like_pnm(std::string_view bytes);
Result<BitGrid> read_pnm_mask(std::string_view bytes);

}  // namespace ariadne::labyrinth
