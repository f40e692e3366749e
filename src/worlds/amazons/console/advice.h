#pragma once

#include <array>
#include <optional>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// What the engine has to say to people: a turn to make, how things stand.

struct Hint {
    Move move;
    double win = 0.5;  // for the side that makes it
};

// After a second or two of thought; nothing: it was interrupted, or there is no turn.
std::optional<Hint> best_turn(const Position& position, unsigned threads, const CancelFlag* cancel);
// The movement is made; only the shot is open. By the evaluation alone.
Hint best_shot(const Position& position, Cell from, Cell to);

// Counts by Side.
struct Outlook {
    double white = 0.5;                 // its chance
    std::array<int, 2> territory = {};  // cells that a side reaches in fewer turns
    int shared = 0;                     // ... in as many
    std::array<int, 2> mobility = {};   // cells that its amazons can go to at once, each counted for each amazon
    std::array<int, 2> free = {};       // amazons that can move
};

Outlook look_at(const Position& position);

}  // namespace ariadne::amazons
