#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "worlds/amazons/bits/bits.h"

namespace ariadne::amazons {

// Distances of every cell to both sides at once. A `Both` holds two boards: the first two words are one side's set of
// cells, the last two the other's; the compiler keeps it in one register where there is one of 256 bits, and in two
// otherwise. Every function here is forced inline, so that it is compiled anew for each kind of processor (kernel.h).
#pragma GCC diagnostic ignored "-Wpsabi"  // how such a value would be passed: it never is
using Both [[gnu::vector_size(32)]] = std::uint64_t;

#define ARIADNE_INLINE [[gnu::always_inline]] inline

namespace queens {

ARIADNE_INLINE Both both(Bits own, Bits theirs) {
    return Both{low_half(own), high_half(own), low_half(theirs), high_half(theirs)};
}

ARIADNE_INLINE bool any(Both set) {
    return (set[0] | set[1] | set[2] | set[3]) != 0;
}

// Each board by itself, `by` of 1 to 63; negative is towards lower indices.
template <int by>
ARIADNE_INLINE Both shift(Both set) {
    constexpr Both zero = {};
    if constexpr (by > 0) {
        const Both carried = set >> (64 - by);
        return set << by | __builtin_shufflevector(zero, carried, 0, 4, 2, 6);
    } else {
        const Both carried = set << (64 + by);
        return set >> -by | __builtin_shufflevector(carried, zero, 1, 5, 3, 7);
    }
}

// The empty cells, and those that end a run of two and of four empty cells in a direction: with them a ray of up to
// nine steps is four shifts (1 + 2 + 4 + 2), whoever shoots it. They are made once for all distances.
template <int by>
struct Runs {
    Both two;
    Both four;

    ARIADNE_INLINE explicit Runs(Both empty) : two(empty & shift<by>(empty)), four(two & shift<2 * by>(two)) {}

    ARIADNE_INLINE Both rays(Both from, Both empty) const {
        from |= empty & shift<by>(from);
        from |= two & shift<2 * by>(from);
        from |= four & shift<4 * by>(from);
        from |= two & shift<2 * by>(from);
        return from;
    }
};

struct Queens {
    Both empty;
    Runs<1> right;
    Runs<-1> left;
    Runs<11> down;
    Runs<-11> up;
    Runs<12> down_right;
    Runs<-12> up_left;
    Runs<10> down_left;
    Runs<-10> up_right;

    ARIADNE_INLINE explicit Queens(Both cells)
        : empty(cells),
          right(cells),
          left(cells),
          down(cells),
          up(cells),
          down_right(cells),
          up_left(cells),
          down_left(cells),
          up_right(cells) {}

    // What queens on these cells reach, those cells too.
    ARIADNE_INLINE Both reach(Both from) const {
        return right.rays(from, empty) | left.rays(from, empty) | down.rays(from, empty) | up.rays(from, empty) |
               down_right.rays(from, empty) | up_left.rays(from, empty) | down_left.rays(from, empty) |
               up_right.rays(from, empty);
    }
};

// One step in each direction, the cells themselves too.
ARIADNE_INLINE Both king_steps(Both from) {
    const Both wide = from | shift<1>(from) | shift<-1>(from);
    return wide | shift<stride>(wide) | shift<-stride>(wide);
}

// Cells by their distance. Queens: reached in one move by one amazon, by two, by more, in two moves, in three, in more.
// Kings: 1, 2, 3, 4, 5 steps, more. The six sets of a kind are disjoint, and `reached` is all of them.
struct Distances {
    std::array<Both, 6> queen;
    std::array<Both, 6> king;
    Both reached;
    std::array<std::array<std::uint8_t, 128>, 2> mobility;  // cells each amazon can go to, in the order of their cells
};

ARIADNE_INLINE Distances distances(Bits empty_cells, Bits own, Bits theirs) {
    Distances out;
    const Both empty = both(empty_cells, empty_cells);
    const Queens queens(empty);
    Both one = {};
    Both two = {};
    Both more = {};
    Bits left = own;
    Bits right = theirs;
    for (std::size_t i = 0; (left | right) != 0; ++i) {
        const Bits a = left & (0 - left);
        const Bits b = right & (0 - right);
        left ^= a;
        right ^= b;
        const Both cells = queens.reach(both(a, b)) & empty;
        more |= two & cells;
        two |= one & cells;
        one |= cells;
        out.mobility[0][i & 127U] = static_cast<std::uint8_t>(std::popcount(cells[0]) + std::popcount(cells[1]));
        out.mobility[1][i & 127U] = static_cast<std::uint8_t>(std::popcount(cells[2]) + std::popcount(cells[3]));
    }
    out.queen[0] = one & ~two;
    out.queen[1] = two & ~more;
    out.queen[2] = more;
    const Both second = queens.reach(one) & empty & ~one;
    Both seen = one | second;
    const Both third = queens.reach(second) & empty & ~seen;
    seen |= third;
    out.queen[3] = second;
    out.queen[4] = third;
    Both near = both(own, theirs);
    Both before = {};
    for (std::size_t level = 0; level < 5; ++level) {
        near = king_steps(near) & empty;
        out.king[level] = near & ~before;
        before = near;
    }
    // The rest of what can be reached, from both.
    Both all = seen | near;
    for (Both next = king_steps(all) & empty; any(next ^ all); next = king_steps(all) & empty) all = next;
    out.queen[5] = all & ~seen;
    out.king[5] = all & ~near;
    out.reached = all;
    return out;
}

}  // namespace queens

}  // namespace ariadne::amazons
