#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/budget.h"
#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/engine/engine.h"

namespace ariadne::amazons {

// Proves who wins with best play: small boards from the start, and ends of games on any board.

struct Exact {
    Proof proof = Proof::none;  // for the side to move; none: the budget ended first
    std::optional<Turn> turn;   // one that wins, if the side to move does
    std::uint64_t nodes = 0;    // positions looked into, some more than once
};

// One thread. The same arguments give the same answer and the same number of nodes. The table of what is known about
// positions begins small and grows up to `table_bytes`; less where the budget has less.
Exact prove(const Board& board, Budget& budget, std::size_t table_bytes = std::size_t{2} << 30U);

}  // namespace ariadne::amazons
