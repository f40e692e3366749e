#pragma once

#include "worlds/two_player.h"

namespace ariadne::amazons {

// The adapter of worlds/two_player.h: engine, referee, openings, perft and the console game.
const worlds::TwoPlayer& two_player();

}  // namespace ariadne::amazons
