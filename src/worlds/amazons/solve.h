#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/budget.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/model.h"
#include "worlds/world.h"

namespace ariadne::amazons {

std::vector<std::string> algorithm_names();  // the default first

// The best turn for the side to move, by the request's algorithm. Near the end `tree` tries a proof first; without a
// time limit it thinks for a few seconds.
Finding solve(const Position& position, const worlds::SolveRequest& request, Budget& budget);

// A chance as figures have it: 1 to 999, and a thousand or nothing where it is proven.
std::int64_t permille(double win, Proof proof);

}  // namespace ariadne::amazons
