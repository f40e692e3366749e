#pragma once

#include <array>

#include "worlds/amazons/bits/board.h"

namespace ariadne::amazons {

// Steps up, down, and so on: the difference of two cells' indices, all positive ones first.
inline constexpr std::array<int, 8> steps = {1, 10, 11, 12, -1, -10, -11, -12};

constexpr Bits shifted(Bits bits, int by) {
    return by > 0 ? bits << static_cast<unsigned>(by) : bits >> static_cast<unsigned>(-by);
}

// The cells that a queen on `from` reaches, and an arrow from there too.
constexpr Bits reach(Bits empty, int from) {
    Bits out = 0;
    for (const int by : steps) {
        for (Bits at = shifted(bit(from), by) & empty; at != 0; at = shifted(at, by) & empty) out |= at;
    }
    return out;
}

constexpr bool can_turn(const Board& board) {
    return (neighbours(board.own()) & board.empty) != 0;
}

// Every turn of the side to move, through what is called with it; always in the same order.
template <class Visit>
void each_turn(const Board& board, Visit&& visit) {
    for (Bits own = board.own(); own != 0;) {
        const int from = take_first(own);
        const Bits without = board.empty | bit(from);
        for (Bits targets = reach(board.empty, from); targets != 0;) {
            const int to = take_first(targets);
            for (Bits arrows = reach(without & ~bit(to), to); arrows != 0;) {
                visit(Turn{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                           static_cast<std::uint8_t>(take_first(arrows))});
            }
        }
    }
}

}  // namespace ariadne::amazons
