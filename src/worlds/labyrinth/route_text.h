#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "grid/grid.h"

namespace ariadne::labyrinth {

// "[0, 0] [0, 1] [1, 1]": the rooms of a route, row and column from 0 at the top left. Reading also accepts commas
// between the rooms and any blanks and line ends; whether they make a route is for verify to say.
std::string write_route(const std::vector<Cell>& route);
Result<std::vector<Cell>> parse_route(std::string_view text, Size size);

}  // namespace ariadne::labyrinth
