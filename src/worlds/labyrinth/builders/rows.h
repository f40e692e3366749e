#pragma once

#include <bit>
#include <cstdint>

#include "base/random.h"
#include "worlds/labyrinth/builders/builder.h"

namespace ariadne::labyrinth {

// For builders that work row by row, straight on the bits of the labyrinth.

// Sixty-four coins at once, heads with probability (16 + bias) / 32: the binary digits of that, from the last to the
// first, each turn a fair coin into heads or tails.
inline std::uint64_t coins(int bias, Random& random) {
    auto share = static_cast<unsigned>(16 + bias);
    if (share == 0) return 0;
    if (share >= 32) return ~std::uint64_t{0};
    std::uint64_t out = 0;
    for (unsigned digits = 5; digits > 0; --digits, share >>= 1U) {
        if (out == 0 && (share & 1U) == 0) continue;
        const std::uint64_t fair = random.next();
        out = (share & 1U) != 0 ? out | fair : out & fair;
    }
    return out;
}

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
inline void tell_row(Diary* diary, const Labyrinth& out, int right_of, int down_from) {
    if (diary == nullptr) return;
    each_bit(out.right.row(right_of), [&](int c) { diary->push_back({{right_of, c}, Direction::right}); });
    if (down_from < 0) return;
    each_bit(out.down.row(down_from), [&](int c) { diary->push_back({{down_from, c}, Direction::down}); });
}

}  // namespace ariadne::labyrinth
