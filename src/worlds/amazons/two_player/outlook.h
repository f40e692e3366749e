#pragma once

#include "worlds/amazons/model.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

// How a position looks at a glance: the network's chance, the counts that people know, who is nearer to each cell.
// Proven where counting turns decides the game. In no time.
worlds::Outlook outlook(const Position& position);

// The game as far as it went: its chances turn by turn, and the turns of both sides that cost most.
worlds::Review review(const Record& record, Budget& budget);

}  // namespace ariadne::amazons
