#pragma once

#include <optional>

#include "worlds/amazons/bits/board.h"

namespace ariadne::amazons {

// Filling: one side alone among cells that nobody else can ever enter. All that counts there is how many turns it can
// still make. Every turn puts an arrow on an empty cell, so that there are never more turns than empty cells; some
// shapes ("defective" ones) allow fewer, and finding the number is hard in general (NP-complete), easy in most games.

struct Turns {
    int least = 0;  // these can be made
    int most = 0;   // more cannot

    bool exact() const { return least == most; }

    friend bool operator==(const Turns&, const Turns&) = default;
};

// How many turns amazons of one side on `amazons` can make over `empty` when all else is wall. `effort` bounds the
// states looked at in each connected part: 0 gives a greedy walk below and the number of cells above. The same
// arguments give the same answer.
Turns fill(Bits empty, Bits amazons, unsigned effort);

// A first turn of the longest sequence that was found; nothing: there is no turn at all.
std::optional<Turn> fill_turn(Bits empty, Bits amazons, unsigned effort);

}  // namespace ariadne::amazons
