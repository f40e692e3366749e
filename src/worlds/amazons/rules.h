#pragma once

#include <optional>
#include <vector>

#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// The rules on the plain model, a cell at a time: what the console game, the referee and the readers go by. The engine
// has its own on bits (bits/moves.h); a test holds the two against each other.

// The first layout of that size in the list of known ones; nothing: there is none.
std::optional<Position> new_position(int size = 10);
std::vector<int> known_sizes();

// Why a movement or a shot is not possible.
enum class Refusal : std::uint8_t {
    outside,      // a cell is not on the board
    no_amazon,    // there is no amazon on the first cell
    not_yours,    // it is the other side's
    same_cell,    // it would stay where it is
    not_in_line,  // no queen goes there
    occupied,     // an amazon or an arrow is on the target
    in_the_way,   // ... or between
};

struct Refused {
    Refusal reason = Refusal::outside;
    Cell cell;  // where it fails: what is occupied, in the way, outside
};

// Whether the amazon on `from`, of whichever side, can move to `to`. Nothing: it can.
std::optional<Refused> why_not_move(const Position& position, Cell from, Cell to);
// Whether an arrow can be shot from `from` to `target` on the board as it stands. `from` itself need not be empty.
// After a movement the position must already have the amazon on its new cell: see `moved`.
std::optional<Refused> why_not_shoot(const Position& position, Cell from, Cell target);
// The whole turn of the side to move.
std::optional<Refused> why_not(const Position& position, const Move& move);

bool can_move(const Position& position, Cell from, Cell to);
bool can_shoot(const Position& position, Cell from, Cell target);
// Whether the amazon there has any movement left. (After one it can always shoot back to where it came from.)
bool has_moves(const Position& position, Cell amazon);
// Whether any amazon of that side has, whoever is to move.
bool has_moves(const Position& position, Side side);
// Whether the side to move cannot complete a turn.
bool has_lost(const Position& position);

// Row by row, all that a queen on `from` gets to: where the amazon there can move, or where an arrow from there can
// land.
std::vector<Cell> cells_in_reach(const Position& position, Cell from);

// After the movement, before the shot: the same side is to move.
Position moved(const Position& position, Cell from, Cell to);
// After the whole turn, which must be possible.
Position apply(const Position& position, const Move& move);

// In the order of cells row by row, directions clockwise from up, near before far.
std::vector<Move> legal_moves(const Position& position);

}  // namespace ariadne::amazons
