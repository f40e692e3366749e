#pragma once

#include <bit>
#include <cstdint>

namespace ariadne::amazons {

// A set of cells: row r, column c of the model is bit 11 r + c. A board has at most ten columns, so that every row ends
// in a bit that is no cell and that nothing passes: a shift by one, ten, eleven or twelve is a step to a neighbour, and
// a step over the edge lands on a bit outside `empty`. 110 bits of 128 are used whatever the size of the board.
__extension__ using Bits = unsigned __int128;

inline constexpr int stride = 11;

constexpr Bits bit(int index) {
    return static_cast<Bits>(1) << static_cast<unsigned>(index);
}

constexpr std::uint64_t low_half(Bits bits) {
    return static_cast<std::uint64_t>(bits);
}

constexpr std::uint64_t high_half(Bits bits) {
    return static_cast<std::uint64_t>(bits >> 64U);
}

constexpr int count(Bits bits) {
    return std::popcount(low_half(bits)) + std::popcount(high_half(bits));
}

// The lowest; the set must not be empty.
constexpr int first(Bits bits) {
    return low_half(bits) != 0 ? std::countr_zero(low_half(bits)) : 64 + std::countr_zero(high_half(bits));
}

constexpr int take_first(Bits& bits) {
    const int index = first(bits);
    bits &= bits - 1;
    return index;
}

// One step in every direction, over the edge too: meet it with `empty`.
constexpr Bits neighbours(Bits bits) {
    const Bits wide = bits | bits << 1U | bits >> 1U;
    return wide | wide << 11U | wide >> 11U;
}

// What can be walked to from `seed` by king steps over `through`, the part of the seed that lies in it included.
constexpr Bits flood(Bits seed, Bits through) {
    Bits out = seed & through;
    for (Bits before = 0; before != out;) {
        before = out;
        out |= neighbours(out) & through;
    }
    return out;
}

}  // namespace ariadne::amazons
