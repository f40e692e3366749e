#pragma once

#include "resource/solve.h"
#include "worlds/maze_pacman/solve.h"
#include "worlds/pacman/field.h"

namespace ariadne::pacman {

using maze_pacman::Algorithm;
using maze_pacman::Question;

inline resource::Finding solve(const Map& map, const Question& question, Budget& budget) {
    return maze_pacman::solve(to_field(map), question, budget);
}

inline resource::LeastLife least_energy(const Map& map, Budget& budget) {
    return resource::least_life(to_field(map), budget);
}

inline resource::TradeOff trade_off(const Map& map, Budget& budget) {
    return resource::trade_off(to_field(map), budget);
}

}  // namespace ariadne::pacman
