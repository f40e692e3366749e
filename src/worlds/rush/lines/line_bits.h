#pragma once

#include <cassert>
#include <cstdint>

namespace ariadne::rush::lines {

// Eight lines, a byte each: see line_board.h.
using Word = std::uint64_t;

constexpr Word byte_at(unsigned shift) {
    return Word{0xff} << shift;
}

// The cells from one to before another.
constexpr unsigned stretch(int from, int to) {
    return (1U << static_cast<unsigned>(to)) - (1U << static_cast<unsigned>(from));
}

// The lowest bit of a word that is not 0. (std::countr_zero looks whether it is.)
inline unsigned first(Word word) {
    assert(word != 0);
    return static_cast<unsigned>(__builtin_ctzll(word));
}

}  // namespace ariadne::rush::lines
