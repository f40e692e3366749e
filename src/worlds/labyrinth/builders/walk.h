#pragma once

#include <algorithm>
#include <cstdint>

#include "base/budget.h"
#include "base/random.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

// A random walk: draws directions for `visit` until that, or the budget, says stop. Thirty-two directions come from one
// random number, so that a step costs next to nothing; with a bias they are drawn from the compass, one by one.
//   visit(direction) -> bool   false: stop
template <class Visit>
void wander(int bias, Dice& dice, Budget& budget, Visit&& visit) {
    constexpr std::uint64_t words = 16'384;
    Random random = dice.random();
    if (bias != 0) {
        const Compass compass(std::clamp(bias, -15, 15));  // who never goes one way does not arrive
        while (budget.spend(words))
            for (unsigned k = 0; k < words; ++k)
                if (!visit(compass.pick(15, dice).direction)) return;
    }
    while (budget.spend(32 * words)) {
        for (unsigned i = 0; i < words; ++i) {
            std::uint64_t word = random.next();
            for (unsigned k = 0; k < 32; ++k, word >>= 2U)
                if (!visit(static_cast<unsigned>(word & 3U))) return;
        }
    }
}

}  // namespace ariadne::labyrinth
