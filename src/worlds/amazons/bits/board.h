#pragma once

#include <array>

#include "worlds/amazons/bits/bits.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// A position for searching. What is neither empty nor an amazon is an arrow or outside; nobody needs to tell them
// apart.
struct Board {
    Bits empty = 0;
    std::array<Bits, 2> amazons = {};  // by Side
    Side to_move = Side::white;

    constexpr Bits own() const { return amazons[static_cast<std::size_t>(to_move)]; }
    constexpr Bits theirs() const { return amazons[static_cast<std::size_t>(other(to_move))]; }

    friend bool operator==(const Board&, const Board&) = default;
};

struct Turn {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t arrow = 0;

    friend bool operator==(const Turn&, const Turn&) = default;
};

constexpr int index_of(Cell cell) {
    return cell.row * stride + cell.col;
}

constexpr Cell cell_of(int index) {
    return {index / stride, index % stride};
}

inline Board to_board(const Position& position) {
    Board out;
    out.to_move = position.to_move;
    for (int row = 0; row < position.size.rows; ++row) {
        for (int col = 0; col < position.size.cols; ++col) {
            const Bits here = bit(index_of({row, col}));
            const Square square = position.at({row, col});
            if (square == Square::empty) out.empty |= here;
            if (square == Square::white) out.amazons[0] |= here;
            if (square == Square::black) out.amazons[1] |= here;
        }
    }
    return out;
}

inline Move to_move(Turn turn) {
    return {cell_of(turn.from), cell_of(turn.to), cell_of(turn.arrow)};
}

// The amazon of the side to move goes; the cell it left is empty. The same side is to move, and to shoot.
inline void go(Board& board, int from, int to) {
    Bits& own = board.amazons[static_cast<std::size_t>(board.to_move)];
    own ^= bit(from) | bit(to);
    board.empty ^= bit(from) | bit(to);
}

// The shot; the other side is to move.
inline void shoot(Board& board, int arrow) {
    board.empty ^= bit(arrow);
    board.to_move = other(board.to_move);
}

inline void apply(Board& board, Turn turn) {
    go(board, turn.from, turn.to);
    shoot(board, turn.arrow);
}

}  // namespace ariadne::amazons
