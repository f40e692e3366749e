#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// A whole game looked at again by the engine: how the chances went, and which turns cost them.

// A turn after which the chances were worse than before it.
struct Slip {
    std::size_t turn = 0;  // in the record, from 0
    double before = 0;     // chance of the side that made it
    double after = 0;
    std::optional<Move> better;
};

struct LookBack {
    std::vector<std::optional<double>> white;  // its chance before each turn, and at the end; nothing: no time was left
    std::vector<Slip> slips;
    std::optional<std::size_t> turning;  // the turn with which the chances changed most, from 0
    std::optional<std::size_t> decided;  // from this turn on who was ahead at the end was ahead for good
};

// Within these seconds or the budget, whichever ends first; one thread. All chances come from as many evaluations for
// every position, and those of a slip are two of them; less time means fewer for each.
// Slips of both sides, the worst first; the game need not be over.
LookBack look_back_on(const Record& record, double seconds, Budget& budget);
// For the loser of a game: its slips, the worst first and at least one if there was any, then the winner's worst.
LookBack look_back_for_loser(const Record& record, Side loser, double seconds, Budget& budget);

}  // namespace ariadne::amazons
