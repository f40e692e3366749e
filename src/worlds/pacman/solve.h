#pragma once

#include "base/budget.h"
#include "resource/answer.h"
#include "worlds/pacman/model.h"
#include "worlds/walker/question.h"

namespace ariadne::pacman {

using walker::Algorithm;
using walker::Question;

resource::Answer solve(const Map& map, const Question& question, Budget& budget);
resource::LeastLife least_energy(const Map& map, Budget& budget);
resource::TradeOff trade_off(const Map& map, Budget& budget);

}  // namespace ariadne::pacman
