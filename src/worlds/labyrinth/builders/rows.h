#pragma once

#include <bit>
#include <cstdint>

#include "worlds/labyrinth/builders/builder.h"

namespace ariadne::labyrinth {

// For builders that work row by row, straight on the bits of the labyrinth.

// Calls visit(column) for every bit of a row.
template <class Visit>
void each_bit(std::span<const std::uint64_t> row, Visit&& visit) {
    for (std::size_t w = 0; w < row.size(); ++w)
        for (std::uint64_t bits = row[w]; bits != 0; bits &= bits - 1)
            visit(static_cast<int>(64 * w) + std::countr_zero(bits));
}

// Joins all rooms of a row.
inline void join_row(Labyrinth& out, int r) {
    const auto row = out.right.row(r);
    for (std::uint64_t& word : row) word = ~std::uint64_t{0};
    row.back() = out.right.last_word_mask() >> 1U;
}

// Tells of the passages to the right in one row and of those down from another (below 0: none), once they are there.
inline void tell_row(const Watch* watch, const Labyrinth& out, int right_of, int down_from) {
    if (watch == nullptr || !watch->dug) return;
    each_bit(out.right.row(right_of), [&](int c) { watch->dug({right_of, c}, Direction::right); });
    if (down_from < 0) return;
    each_bit(out.down.row(down_from), [&](int c) { watch->dug({down_from, c}, Direction::down); });
}

}  // namespace ariadne::labyrinth
