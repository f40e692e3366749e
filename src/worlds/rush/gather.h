#pragma once

#include <vector>

#include "worlds/rush/model.h"

namespace ariadne::rush {

// Slides of a vehicle one after another are one slide, or none if they lead back.
std::vector<Slide> joined(const std::vector<Slide>& slides);

// As many steps in fewer moves, where vehicles can wait for each other. The slides are possible on the board.
std::vector<Slide> gathered(const Board& board, std::vector<Slide> slides);

}  // namespace ariadne::rush
