#pragma once

#include <cstdint>
#include <optional>

#include "base/budget.h"
#include "worlds/amazons/bits/board.h"

namespace ariadne::amazons {

// The number of ways to play that many turns from here. Nothing: the budget ended first. A node of the budget is a
// movement whose arrows and replies are counted at once.
std::optional<std::uint64_t> perft(const Board& board, unsigned depth, Budget& budget);

}  // namespace ariadne::amazons
