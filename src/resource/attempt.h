#pragma once

#include <optional>

#include "base/budget.h"
#include "resource/field.h"
#include "resource/findings.h"

namespace ariadne::resource {

// The best attempt on a field that nobody wins: the walk that comes nearest to the goal. How near a cell is, is counted
// in steps by the walls alone, or as if there were no walls where they cut the goal off. Of the walks that come
// nearest, one of the fewest steps, and of those one with the most life. Where there is a way, one step more towards
// the goal follows; it kills, or there would be somebody nearer.
//
// Found by Forward, which is exact when it ends; how near anybody gets is as hard a question as whether anybody wins,
// and so it is left after a fixed effort, or when the budget runs out. Then the nearest label goes straight on until it
// dies, and the attempt is not proven. Nothing when the budget ran out before the first step, or somebody wins.
std::optional<Attempt> best_attempt(const Field& field, Budget& budget);

}  // namespace ariadne::resource
