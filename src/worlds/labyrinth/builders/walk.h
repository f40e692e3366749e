#pragma once

#include <cstddef>
#include <cstdint>

#include "base/random.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

// A random walk: draws directions for `visit` until that says stop. Thirty-two directions come from one random number,
// so that a step costs next to nothing; with a bias they are drawn from the compass, one by one.
//   visit(direction) -> bool   false: stop
template <class Visit>
void wander(int bias, const Compass& compass, Dice& dice, Visit&& visit) {
    for (;;) {
        std::uint64_t word = dice.random().next();
        for (unsigned k = 0; k < 32; ++k, word >>= 2U)
            if (!visit(bias == 0 ? static_cast<unsigned>(word & 3U) : compass.pick(15, dice))) return;
    }
}

}  // namespace ariadne::labyrinth
