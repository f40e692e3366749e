#pragma once

#include <array>
#include <optional>
#include <vector>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// What the engine has to say to people: a turn to make, how things stand, where a game was lost.

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

// A turn after which the chances were worse than before it.
struct Slip {
    std::size_t turn = 0;  // in the record, from 0
    double before = 0;     // chance of the side that made it
    double after = 0;
    std::optional<Move> better;
};

struct LookBack {
    std::vector<std::optional<double>> white;  // its chance before each turn, and at the end; nothing: no time was left
    std::vector<Slip> slips;                   // of the loser, the worst first; then the winner's worst
    std::optional<std::size_t> turning;        // the turn with which the chances changed most, from 0
    std::optional<std::size_t> decided;        // from this turn on the winner was ahead for good
};

// Within these seconds; the chances come from a fixed number of evaluations for every turn.
LookBack look_back_on(const Record& record, Side winner, double seconds, const CancelFlag* cancel);

}  // namespace ariadne::amazons
