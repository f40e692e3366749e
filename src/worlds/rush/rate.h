#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/budget.h"
#include "worlds/level.h"
#include "worlds/rating.h"
#include "worlds/rush/component.h"
#include "worlds/rush/model.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

using worlds::Level;
using worlds::level_names;
Level level_of(double score);

// How hard a board is, told in two ways: by a formula, and by how long people needed for boards like it.
struct Difficulty {
    std::int64_t moves = 0;
    double moved_percent = 0;     // vehicles that the solution moves, the red one included
    double symmetry_percent = 0;  // vehicles whose mirror image is a vehicle too
    double score = 0;             // 0.7 moves^1.4 + 0.2 sqrt(moved_percent) + 0.1 symmetry_percent, to 2 decimals
    Level level = Level::beginner;
    double seconds = 0;  // the median of what people would need; whole seconds

    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

// Of a board whose best solution is known; cheap. Where the component is known too, the seconds are predicted better.
Difficulty difficulty(const Board& board, const std::vector<Slide>& solution, const Component* component = nullptr);

// Both ratings term by term, and what the positions that can be reached are like. A board that cannot be solved has
// remarks only; so has what the card says and is not so.
worlds::Rating rate(const Card& card, Budget& budget);

// What the card says of the fewest moves and is proven wrong, as a sentence or to stand after a colon. Empty: nothing.
Message false_claim(const Card& card, const Finding& answer, bool sentence);

// The terms that a rating is made of.

// Vehicles whose mirror image is exactly the place of some vehicle, themselves included: about the middle row or about
// the middle column, whichever has more of them.
std::size_t symmetric_vehicles(const Board& board);

// The median of the times that people would spend on a board that takes so many moves; whole seconds. Better with the
// component, which may be null.
double predicted_seconds(const Board& board, std::int64_t moves, const Component* component);

}  // namespace ariadne::rush
