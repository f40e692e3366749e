#pragma once

#include "base/charge.h"
#include "worlds/labyrinth/search/journey.h"

namespace ariadne::labyrinth {

// What is left of a labyrinth when every dead end is filled in, and what becomes one by that, until there is none but
// entrance and exit: the routes between these two, and rings. On a perfect labyrinth that is the one route.
struct Thinned {
    explicit Thinned(Budget& budget) : charge(budget) {}

    Charge charge;
    BitGrid right;
    BitGrid down;
};

// False: the budget ended it. Every room that is filled in counts as expanded.
bool fill_dead_ends(Thinned& thinned, Journey& journey);

}  // namespace ariadne::labyrinth
