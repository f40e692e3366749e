#pragma once

#include <string_view>

#include "base/error.h"
#include "grid/bit_grid.h"

namespace ariadne::labyrinth {

// The rooms that a file says are there, in one piece.
//
// Text: a line a row; '#', 'X' and 'x' are places without a room; '.', '_', 'O', 'o' and blanks are rooms, also those
// that are missing at the end of a line. Pictures: PBM and PGM (P1, P2, P4, P5) and PNG, a pixel a room, where pixels
// darker than half of white, and those that are more than half transparent, are no rooms.
Result<BitGrid> read_mask(std::string_view bytes);

// An error unless the rooms hang together: how many pieces there are, and where the second begins.
Result<void> check_in_one_piece(const BitGrid& rooms);

}  // namespace ariadne::labyrinth
