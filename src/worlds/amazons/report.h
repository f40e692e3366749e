#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/model.h"
#include "worlds/world.h"

namespace ariadne::amazons {

std::vector<std::string> algorithm_names();  // the default first

// What can be said of the game's last position: the best turn with its line, a proof where there is one, the candidates
// and the regions that nobody else can enter. Without a time limit it thinks for a few seconds.
// Every line is replayed on its way; one that does not hold makes the report a bug.
Result<worlds::Report> report(const Record& record, const worlds::SolveRequest& request, Budget& budget);

// A chance as figures have it: 1 to 999, and a thousand or nothing where it is proven.
std::int64_t permille(double win, Proof proof);

inline constexpr double usual_seconds = 5;

}  // namespace ariadne::amazons
