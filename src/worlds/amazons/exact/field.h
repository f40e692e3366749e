#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "worlds/amazons/bits/board.h"

namespace ariadne::amazons::exact {

// The cells of a board in a word of any width and stride. A small board fits into 64 bits with a stride of 8 (seven
// columns at most), which is twice as fast as the 128 of bits.h.
template <class WordType, int row_stride, int most_columns, int most_rows>
struct Layout {
    using Word = WordType;
    static constexpr int stride = row_stride;
    static constexpr int columns = most_columns;
    static constexpr int rows = most_rows;

    static constexpr Word cell(int index) { return static_cast<Word>(1) << static_cast<unsigned>(index); }

    static constexpr int count(Word word) {
        if constexpr (sizeof(Word) == 8) {
            return std::popcount(word);
        } else {
            return amazons::count(word);
        }
    }

    static constexpr int take_first(Word& word) {
        int index = 0;
        if constexpr (sizeof(Word) == 8) {
            index = std::countr_zero(word);
        } else {
            index = amazons::first(word);
        }
        word &= word - 1;
        return index;
    }

    static constexpr Word shifted(Word word, int by) {
        return by > 0 ? word << static_cast<unsigned>(by) : word >> static_cast<unsigned>(-by);
    }

    static constexpr Word neighbours(Word word) {
        const Word wide = word | word << 1U | word >> 1U;
        return wide | shifted(wide, stride) | shifted(wide, -stride);
    }

    static constexpr Word flood(Word seed, Word through) {
        Word out = seed & through;
        for (Word before = 0; before != out;) {
            before = out;
            out |= neighbours(out) & through;
        }
        return out;
    }

    static constexpr std::array<int, 8> steps = {1,  stride - 1, stride,  stride + 1,
                                                 -1, 1 - stride, -stride, -stride - 1};

    // The cells that queens on `from` reach.
    static constexpr Word reach(Word empty, Word from) {
        Word out = 0;
        for (const int by : steps) {
            for (Word at = shifted(from, by) & empty; at != 0; at = shifted(at, by) & empty) out |= at;
        }
        return out;
    }
};

using SmallLayout = Layout<std::uint64_t, 8, 7, 8>;
using WideLayout = Layout<Bits, stride, 10, 10>;

// Between the two, for a part of the board whose first row and column are given.
template <class L>
typename L::Word narrowed(Bits cells, int row, int column) {
    if constexpr (sizeof(typename L::Word) == sizeof(Bits)) {
        return cells;
    } else {
        typename L::Word out = 0;
        for (int i = 0; i < L::rows && row + i < largest_side; ++i) {
            const Bits line = cells >> static_cast<unsigned>((row + i) * stride + column);
            out |= (static_cast<std::uint64_t>(line) & ((1U << static_cast<unsigned>(L::columns)) - 1))
                   << static_cast<unsigned>(i * L::stride);
        }
        return out;
    }
}

template <class L>
Bits widened(typename L::Word cells, int row, int column) {
    if constexpr (sizeof(typename L::Word) == sizeof(Bits)) {
        return cells;
    } else {
        Bits out = 0;
        for (int i = 0; i < L::rows && row + i < largest_side; ++i) {
            const Bits line =
                cells >> static_cast<unsigned>(i * L::stride) & ((1U << static_cast<unsigned>(L::columns)) - 1);
            out |= line << static_cast<unsigned>((row + i) * stride + column);
        }
        return out;
    }
}

template <class L>
int widened_cell(int cell, int row, int column) {
    if constexpr (sizeof(typename L::Word) == sizeof(Bits)) {
        return cell;
    } else {
        return (row + cell / L::stride) * stride + column + cell % L::stride;
    }
}

}  // namespace ariadne::amazons::exact
