#pragma once

#include "base/budget.h"
#include "base/error.h"
#include "worlds/amazons/model.h"
#include "worlds/world.h"

namespace ariadne::amazons {

// What can be said of the game's last position: the best turn with its line, a proof where there is one, the candidates
// and the regions that nobody else can enter. Without a time limit it thinks for a few seconds.
// Every line is replayed on its way; one that does not hold makes the report a bug.
Result<worlds::Report> report(const Record& record, const worlds::SolveRequest& request, Budget& budget);

}  // namespace ariadne::amazons
