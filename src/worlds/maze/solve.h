#pragma once

#include "base/budget.h"
#include "resource/answer.h"
#include "worlds/maze/model.h"
#include "worlds/maze_pacman/question.h"

namespace ariadne::maze {

using maze_pacman::Algorithm;
using maze_pacman::Question;

resource::Answer solve(const Map& map, const Question& question, Budget& budget);
resource::LeastLife least_life(const Map& map, Budget& budget);
resource::TradeOff trade_off(const Map& map, Budget& budget);

}  // namespace ariadne::maze
