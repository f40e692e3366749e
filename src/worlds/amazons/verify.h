#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/error.h"
#include "worlds/amazons/model.h"
#include "worlds/world.h"

namespace ariadne::amazons {

// What happens when turns are made one after another, as far as they can be.
struct Replay {
    bool valid = false;     // every turn was possible
    Message message;        // the first thing that is wrong
    std::size_t turns = 0;  // made
    Position position;      // where it ended
    bool over = false;      // whoever is to move there has no turn left
};

// By the rules as they are written down, with nothing from rules.h.
Replay replay(const Position& start, const std::vector<Move>& moves);

// A line of turns, a word each. The figures are "turns" and, where the game is over, "won": 1 when the side that begins
// it wins.
Result<worlds::Verification> verify(const Position& start, const worlds::Solution& solution);

}  // namespace ariadne::amazons
