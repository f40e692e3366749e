#pragma once

#include <string>

#include "resource/answer.h"
#include "worlds/maze/model.h"
#include "worlds/maze/solve.h"
#include "worlds/world.h"

namespace ariadne::maze {

// From what the solvers answer to what people read. Every walk is replayed by the verifier on its way; one that
// does not hold, or not with the numbers that came with it, makes the report a bug.

worlds::Report report(const Map& map, const Question& question, const resource::Answer& answer, const Budget& budget);
worlds::Report report(const Map& map, const resource::LeastLife& least, const Budget& budget);
worlds::Report report(const Map& map, const resource::TradeOff& trade_off, const Budget& budget);

std::string to_string(resource::Objective objective);

worlds::Solution to_solution(const Map& map, const resource::Walk& walk);
Route to_route(Size size, const worlds::Solution& solution);

}  // namespace ariadne::maze
