#pragma once

#include <optional>
#include <string>
#include <vector>

#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// What stands out on a drawn board.
struct Marks {
    std::vector<Cell> dots = {};      // cells to go to or to shoot at
    std::optional<Cell> amazon = {};  // the one that was chosen
    std::optional<Move> last = {};    // the turn before
};

// The board for a terminal: rows from the top, low enough to leave room for the talk. O is white, X black, * an arrow;
// a chosen amazon stands between brackets. Without colour nothing is lost but the last turn, which is told in words.
std::string picture(const Position& position, const Marks& marks, bool colour);

// A piece as it stands on the board.
std::string symbol(Square square, bool colour);

}  // namespace ariadne::amazons
