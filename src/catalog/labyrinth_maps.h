#pragma once

#include <string_view>

#include "base/budget.h"
#include "base/error.h"
#include "catalog/translate.h"
#include "worlds/labyrinth/model.h"
#include "worlds/maze_pacman/layout.h"

namespace ariadne::catalog {

// The walls of a labyrinth as cells, from its entrance to its exit.
maze_pacman::Layout as_cells(const labyrinth::Labyrinth& labyrinth);

Result<Translation> labyrinth_to_maze(std::string_view text, const TranslateOrder& order, Budget& budget);
Result<Translation> labyrinth_to_pacman(std::string_view text, const TranslateOrder& order, Budget& budget);

}  // namespace ariadne::catalog
