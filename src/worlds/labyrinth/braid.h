#pragma once

#include <cstdint>

#include "base/budget.h"
#include "base/error.h"
#include "base/random.h"
#include "worlds/labyrinth/builders/builder.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// Loops, in the paper's two ways; every passage that is dug stands in the diary, if there is one. A budget that is
// exhausted afterwards ended the work half-way.

// Opens so many millionths of all dead ends (rounded to the nearest), each towards another dead end where that is
// possible. With all of them asked for none is left, but rooms that have one neighbour only.
void braid(Labyrinth& labyrinth, std::uint64_t millionths, Random& random, Budget& budget, Diary* diary = nullptr);

// Removes exactly so many inner walls, drawn from all there are; an error when there are fewer.
Result<void> add_loops(Labyrinth& labyrinth, std::uint64_t loops, Random& random, Budget& budget,
                       Diary* diary = nullptr);

// Gives every passage a weight from 1 to most, each as likely.
void weigh(Labyrinth& labyrinth, std::uint32_t most, Random& random, Budget& budget);

}  // namespace ariadne::labyrinth
