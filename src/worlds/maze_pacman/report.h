#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "resource/findings.h"
#include "text/points.h"
#include "worlds/maze_pacman/question.h"
#include "worlds/world.h"

namespace ariadne::maze_pacman {

using text::Point;

// What a world's own verifier says of a route.
struct Replayed {
    bool valid = false;
    std::string message;
    std::int64_t steps = 0;
    std::int64_t left = 0;            // of the resource, after those steps
    std::vector<std::int64_t> along;  // on each cell stood on, the start first
};

// What a report must know of the map it is about.
struct Terms {
    std::string_view world;     // "maze"
    std::string_view resource;  // "life": also the name of the objective, the reason and the figure
    std::int64_t start = 0;     // of the resource, as the map gives it
    std::function<Point(Cell)> to_point;
    std::function<Replayed(const std::vector<Cell>& route, std::int64_t start)> replay;
};

// From what the solvers answer to what people read.
worlds::Report report(const Terms& terms, const Question& question, const resource::Finding& answer,
                      const Budget& budget);
worlds::Report report(const Terms& terms, const resource::LeastLife& least, const Budget& budget);
worlds::Report report(const Terms& terms, const resource::TradeOff& trade_off, const Budget& budget);

worlds::Solution to_solution(const Terms& terms, const resource::Walk& walk);
std::vector<Point> to_points(const worlds::Solution& solution);

}  // namespace ariadne::maze_pacman
