#pragma once

#include <cstdint>

#include "worlds/amazons/bits/board.h"

namespace ariadne::amazons {

// How many turns the side to move has.
std::uint64_t count_turns(const Board& board);

// How many turns the other side has, summed over all arrows from `to`, once the side to move has gone from `from` to
// `to`. No arrow is tried out: see the essay in leaf_count.cpp.
std::uint64_t count_replies(const Board& board, int from, int to);

}  // namespace ariadne::amazons
