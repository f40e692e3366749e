#pragma once

#include <optional>

#include "base/random.h"
#include "worlds/rush/generate.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// A board with the red car in the middle row, walls, and vehicles at random until it is full.
std::optional<Board> random_board(const Recipe& recipe, Random& random);

// One vehicle or wall more, less or elsewhere; nothing when chance finds no place for it.
std::optional<Board> changed(const Board& board, const Recipe& recipe, Random& random);

// Names by place: the red car is A, the others follow in reading order.
Board renamed(Board board);

}  // namespace ariadne::rush
