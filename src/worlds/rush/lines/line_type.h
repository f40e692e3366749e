#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

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

// The ways in which several vehicles of given lengths can stand in one row or column. An arrangement has a number below
// eight, so that a set of them is a byte, as a set of cells is.
struct LineType {
    static constexpr int most = 8;

    int vehicles = 0;
    int count = 0;                                              // of arrangements
    std::array<std::array<std::uint8_t, 4>, most> places = {};  // by arrangement, of each vehicle
    std::array<std::uint8_t, most> covered = {};                // cells, by arrangement
    // Arrangements one slide away, by arrangement and by the cells on which others stand; and those one step away.
    std::array<std::array<std::uint8_t, 256>, most> next = {};
    std::array<std::array<std::uint8_t, 256>, most> step = {};
};

// By the number of cells, 4 to 8, and the lengths of two to four vehicles in their order. Nothing when there are more
// than eight arrangements, or none.
const LineType* line_type(int cells, std::span<const int> lengths);

}  // namespace ariadne::rush::lines
