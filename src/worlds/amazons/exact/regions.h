#pragma once

#include <optional>
#include <vector>

#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/exact/fill.h"

namespace ariadne::amazons {

// A region is a largest set of empty cells and amazons connected by king steps. Nothing ever leaves its region, and
// regions only shrink and fall apart.
struct RegionValue {
    Bits cells = 0;             // empty ones and amazons
    std::optional<Side> owner;  // nothing: both sides are in it, or nobody
    bool contested = false;     // both sides are in it
    int least = 0;              // turns the owner can make there for certain; 0 without an owner
    int most = 0;               // and more it cannot; where contested: both sides together
};

// In the order of their first cells. `effort` is spent on each region anew: the states a search for the number of
// turns may look at.
std::vector<RegionValue> regions(const Board& board, unsigned effort);

// Whether counting decides the game, for the side to move: always so when everything is separated and the counts are
// known, often earlier (regions.cpp has the rules and why they hold). Never wrong; `none` when counting does not
// decide or the effort is too small. The same arguments give the same answer. Any thread may call.
Proof filling(const Board& board, unsigned effort = 64);

// The turn of the side to move that keeps the most turns for later in cells of its own; nothing: it has no turn in
// cells of its own (it may have others).
std::optional<Turn> best_filling(const Board& board, unsigned effort);

}  // namespace ariadne::amazons
