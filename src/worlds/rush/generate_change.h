#pragma once

#include <optional>

#include "base/random.h"
#include "worlds/rush/generate.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// How many vehicles a board may have on the way to one that has what was asked for.
struct Crowd {
    std::size_t least = 2;
    std::size_t most = most_vehicles;
};

Crowd crowd_of(const Recipe& recipe);

// A board with the red car in the middle row, walls, and vehicles at random until it is full.
std::optional<Board> random_board(const Recipe& recipe, Random& random);

// One vehicle or wall more, less or elsewhere; nothing when chance finds no place for it.
std::optional<Board> changed(const Board& board, const Recipe& recipe, Random& random);

// Names by place: the red car is A, the others follow in reading order.
Board renamed(Board board);

}  // namespace ariadne::rush
