#pragma once

#include <cstdint>
#include <functional>

#include "base/budget.h"
#include "base/error.h"
#include "base/random.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// Loops, in the paper's two ways; told of every passage that is dug, if somebody listens. A budget that is exhausted
// afterwards ended the work half-way.
using Dug = std::function<void(Cell, Direction)>;

// Opens so many millionths of all dead ends (rounded to the nearest), each towards another dead end where that is
// possible. With all of them asked for none is left, but rooms that have one neighbour only.
void braid(Labyrinth& labyrinth, std::uint64_t millionths, Random& random, Budget& budget, const Dug& dug = {});

// Removes exactly so many inner walls, drawn from all there are; an error when there are fewer.
Result<void> add_loops(Labyrinth& labyrinth, std::uint64_t loops, Random& random, Budget& budget, const Dug& dug = {});

// Gives every passage a weight from 1 to most, each as likely.
void weigh(Labyrinth& labyrinth, std::uint32_t most, Random& random, Budget& budget);

}  // namespace ariadne::labyrinth
