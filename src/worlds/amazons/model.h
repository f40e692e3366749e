#pragma once

#include <cstdint>
#include <vector>

#include "grid/grid.h"

namespace ariadne::amazons {

// White is player 1 and begins; black is player 2.
enum class Side : std::uint8_t { white, black };

constexpr Side other(Side side) {
    return side == Side::white ? Side::black : Side::white;
}

enum class Square : std::uint8_t { empty, white, black, arrow };

constexpr Square amazon_of(Side side) {
    return side == Side::white ? Square::white : Square::black;
}

inline constexpr int largest_side = 10;

// Row 0 is the top one: on a board of ten rows the cell a10 is {0, 0}, and j1 is {9, 9}.
struct Position {
    Size size{10, 10};
    std::vector<Square> squares = std::vector<Square>(100);  // row by row from the top
    Side to_move = Side::white;

    Square& at(Cell cell) { return squares[size.index(cell)]; }
    Square at(Cell cell) const { return squares[size.index(cell)]; }

    friend bool operator==(const Position&, const Position&) = default;
};

// One turn: an amazon goes from `from` to `to`, and shoots from there at `arrow`.
struct Move {
    Cell from;
    Cell to;
    Cell arrow;

    friend bool operator==(const Move&, const Move&) = default;
};

// One step from a cell to another in line with it.
constexpr Cell step_towards(Cell from, Cell to) {
    const auto sign = [](int by) { return (by > 0) - (by < 0); };
    return {sign(to.row - from.row), sign(to.col - from.col)};
}

// A whole game.
struct Record {
    Position start;
    std::vector<Move> moves;

    friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace ariadne::amazons
