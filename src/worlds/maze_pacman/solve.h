#pragma once

#include "base/budget.h"
#include "resource/field.h"
#include "worlds/maze_pacman/question.h"

namespace ariadne::maze_pacman {

// By the algorithm asked for.
resource::Finding solve(const resource::Field& field, const Question& question, Budget& budget);

}  // namespace ariadne::maze_pacman
