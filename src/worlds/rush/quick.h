#pragma once

#include <cstdint>

#include "base/budget.h"
#include "search/outcome.h"
#include "worlds/rush/reach.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// Some solution soon, rarely the best: best-first, no state twice, at most so many expanded. It is proven only if it
// costs no more than the bound of the start.
//
// What is new comes first. A state is new if the vehicle that moved has never stood there among the states of the same
// bound; nearly new if it never stood there while some other stood where it stands now. Of those as new, the least
// bound comes first, then the oldest. The bound alone leads the search over and over through the same few places.
search::Outcome<Slide> quick_solution(const Board& board, const Reach& reach, Objective objective, std::uint64_t most,
                                      Budget& budget);

}  // namespace ariadne::rush
