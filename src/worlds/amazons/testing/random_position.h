#pragma once

#include "base/random.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons::testing {

// Of any size up to `largest`, with any number of amazons and arrows: from an empty board to a full one.
inline Position random_position(Random& random, int largest = largest_side) {
    Position out;
    out.size = {static_cast<int>(random.between(1, largest)), static_cast<int>(random.between(1, largest))};
    out.squares.assign(out.size.area(), Square::empty);
    const std::uint64_t arrows = random.below(4);
    for (Square& square : out.squares) {
        if (random.chance(arrows, 8)) square = Square::arrow;
        if (random.chance(1, 8)) square = random.chance(1, 2) ? Square::white : Square::black;
    }
    out.to_move = random.chance(1, 2) ? Side::white : Side::black;
    return out;
}

}  // namespace ariadne::amazons::testing
