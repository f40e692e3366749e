#pragma once

#include <cstdint>
#include <vector>

#include "words/message.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// What happens when slides are made one after another, as far as they can be.
struct Replay {
    bool valid = false;  // every slide was possible, and the red car is at the exit
    Message message;     // the first thing that is wrong
    std::int64_t moves = 0;
    std::int64_t steps = 0;
    Board board;  // where it ended
};

// Cell by cell on the plain board.
Replay replay(const Board& board, const std::vector<Slide>& slides);

}  // namespace ariadne::rush
