#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/maze_pacman/report.h"

namespace ariadne::maze_pacman {

std::vector<std::string> algorithm_names();
// Those that can be watched from beginning to end: `exact` does most of its work on other things than cells.
std::vector<std::string> traced_algorithm_names();

// What was asked for, with the objectives "steps" and the world's resource.
Result<Question> question_from(const worlds::SolveRequest& request, const Terms& terms);
// The same with the number of optimal routes, and up to `list` of them.
Result<Question> counting(const worlds::SolveRequest& request, std::uint64_t list, const Terms& terms);
// Refuses every algorithm but the one that knows the least start and the trade-off.
Result<void> only_exact(const worlds::SolveRequest& request, const Terms& terms);

// The start that a solution claims where it is not the map's, else the map's.
std::int64_t claimed_start(const worlds::Solution& solution, std::int64_t start);

// Replays a solution. It may start with less than the map gives (the least that wins), never with more, and the figures
// that it claims must be those of the replay.
worlds::Verification verify(const Terms& terms, const worlds::Solution& solution, const std::vector<Cell>& route);
worlds::Verification verify_from_any_start(const Terms& terms, const worlds::Solution& solution,
                                           const std::vector<Cell>& route);

}  // namespace ariadne::maze_pacman
