#pragma once

#include <memory>

#include "worlds/amazons/model.h"
#include "worlds/play.h"

namespace ariadne::amazons {

// Both sides at one board, turn by turn: "d1-d7/g7", or any other way to write it. A game goes on from its end; `undo`
// goes back into it, `restart` to that end.
//
// Refusals say which part of the turn is wrong: "unknown" (it is none), "from", "to", "arrow", "over"; of "to" and
// "arrow" also why. Figures: "turn" (how many were made), "player" (1 or 2, to move), and in the end "winner".
std::unique_ptr<worlds::Game> play(Record record);

}  // namespace ariadne::amazons
