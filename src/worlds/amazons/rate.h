#pragma once

#include "worlds/amazons/model.h"
#include "worlds/rating.h"

namespace ariadne::amazons {

// How open a position is, and who is ahead in it. The level is the phase of the game.
worlds::Rating rate(const Position& position);

}  // namespace ariadne::amazons
