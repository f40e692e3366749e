#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "resource/findings.h"
#include "worlds/coordinates.h"
#include "worlds/maze_pacman/replay.h"
#include "worlds/maze_pacman/solve.h"
#include "worlds/report.h"

namespace ariadne::maze_pacman {

// What reports and graphs must know of the map they are about.
struct Terms {
    std::string_view world;     // "maze"
    std::string_view resource;  // "life": also the name of the objective, the reason and the figure
    std::string_view start_name;
    std::string_view goal_name;
    worlds::Coordinates coordinates;
    Size size;
    std::int64_t start = 0;                 // of the resource, as the map gives it
    std::function<std::string(Cell)> kind;  // the cell as the map's text has it
    std::function<Replay(const std::vector<Cell>& route, std::int64_t start)> replay;
};

// From what the solvers answer to what people read.
worlds::Report report(const Terms& terms, const Question& question, const resource::Finding& answer,
                      const Budget& budget);
worlds::Report report(const Terms& terms, const resource::LeastLife& least, const Budget& budget);
worlds::Report report(const Terms& terms, const resource::TradeOff& trade_off, const Budget& budget);

worlds::Solution to_solution(const Terms& terms, const resource::Walk& walk);
std::vector<Cell> to_cells(const Terms& terms, const worlds::Solution& solution);

// The start that a solution claims where it is not the map's, else the map's.
std::int64_t claimed_start(const worlds::Solution& solution, std::int64_t start);

// Replays a solution. It may start with less than the map gives (the least that wins), never with more, and the figures
// that it claims must be those of the replay.
worlds::Verification verify(const Terms& terms, const worlds::Solution& solution);
worlds::Verification verify_from_any_start(const Terms& terms, const worlds::Solution& solution);

}  // namespace ariadne::maze_pacman
