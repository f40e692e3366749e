#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "grid/grid.h"
#include "resource/field.h"

namespace ariadne::resource {

inline constexpr std::int32_t no_way = 0x7fffffff;

// Life lost between every cell and `target`, on neither of them, when nothing is taken, row by row. `no_way` where
// there is none, and also where more is lost than that. The goal is absorbing, as in distances_to. Harm counts as
// nothing, so that this never exceeds what a walk loses: whoever stands on a cell with more than its loss to the goal
// can go home; whoever has not, even with all that is still to be taken, never will.
//
// Their bytes, and those that cheapest_way takes, are added to the charge. Empty when the budget ran out.
std::vector<std::int32_t> losses_to(const Field& field, Cell target, Charge& charge, Budget& budget);

// From a cell to the goal, both included: of the ways that lose least, one with the fewest steps. For cells from which
// there is a way; the losses are those to the goal.
std::vector<Cell> cheapest_way(const Field& field, const std::vector<std::int32_t>& losses, Cell from);

}  // namespace ariadne::resource
