#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "worlds/amazons/exact/fill.h"

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

// From the board to a part of it whose first row and column are given, and back.
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
int widened_cell(int cell, int row, int column) {
    if constexpr (sizeof(typename L::Word) == sizeof(Bits)) {
        return cell;
    } else {
        return (row + cell / L::stride) * stride + column + cell % L::stride;
    }
}

// The same shape in the upper left corner of a board.
template <class L>
Bits widened(typename L::Word cells) {
    if constexpr (sizeof(typename L::Word) == sizeof(Bits)) {
        return cells;
    } else {
        Bits out = 0;
        for (int i = 0; i < L::rows; ++i) {
            const Bits line =
                cells >> static_cast<unsigned>(i * L::stride) & ((1U << static_cast<unsigned>(L::columns)) - 1);
            out |= line << static_cast<unsigned>(i * stride);
        }
        return out;
    }
}

// What is still to be fought over, from the side to move. Cells that belong to one side alone are gone: all that
// counts of them is how many turns they are good for. In the words of combinatorial games they are integers, and
// `spare` is their sum: positive, if the side to move has more of them. A side without a turn elsewhere uses one of its
// spare turns; and who has more of them is never worse off.
template <class L>
struct State {
    using Word = typename L::Word;
    Word empty = 0;
    Word own = 0;
    Word theirs = 0;
    int spare = 0;
    std::int16_t shooter = -1;  // the amazon that has gone and is still to shoot; -1: a turn begins
};

// How many turns fill a part of the board, kept for the next time it is asked. Both bounds in a byte each.
template <class L>
class Fills {
  public:
    using Word = typename L::Word;

    explicit Fills(std::size_t bytes) {
        while (bits_ < 20 && (sizeof(Slot) << (bits_ + 1)) <= bytes) ++bits_;
        slots_.resize(std::size_t{1} << bits_);
    }

    Turns operator()(Word empty, Word amazons) {
        std::uint64_t hash = 0;
        if constexpr (sizeof(Word) == 8) {
            hash = empty * 0x9e3779b97f4a7c15U ^ amazons * 0xc2b2ae3d27d4eb4fU;
        } else {
            hash = low_half(empty) * 0x9e3779b97f4a7c15U ^ low_half(amazons) * 0xc2b2ae3d27d4eb4fU ^
                   high_half(empty) * 0xbf58476d1ce4e5b9U ^ high_half(amazons) * 0x94d049bb133111ebU;
        }
        Slot& slot = slots_[(hash ^ hash >> 31U) * 0x9e3779b97f4a7c15U >> (64U - bits_)];
        if (slot.empty != empty || slot.amazons != amazons)
            slot = {empty, amazons, fill(widened<L>(empty), widened<L>(amazons), effort)};
        return slot.turns;
    }

  private:
    static constexpr unsigned effort = 20000;

    struct Slot {
        Word empty = 0;
        Word amazons = 0;
        Turns turns;
    };
    unsigned bits_ = 10;
    std::vector<Slot> slots_;
};

// Takes what belongs to one side alone out of the state, and what belongs to nobody. `fills` says how many turns fill
// a part of the board.
template <class L, class Fill>
void settle(State<L>& state, Fill&& fills) {
    using Word = typename L::Word;
    const Word all = state.empty | state.own | state.theirs;
    const Word ours = L::flood(state.own, all);
    const Word others = L::flood(state.theirs, all);
    const Word both = ours & others;
    Word stays = both;
    const auto take = [&](Word area, Word amazons, int sign) {
        if (area == 0) return;
        const Turns turns = fills(state.empty & area, amazons & area);
        if (turns.exact()) {
            state.spare += sign * turns.least;
        } else {
            stays |= area;  // it is played out turn by turn like the rest
        }
    };
    take(ours & ~both, state.own, 1);
    take(others & ~both, state.theirs, -1);
    state.empty &= stays;
    state.own &= stays;
    state.theirs &= stays;
}

// A guard goes into a room and shoots back (regions.cpp).
struct RoomEntry {
    int turns = 0;  // that it can make then, this one among them
    int guard = -1;
    int to = -1;
};

// Rooms that wait for a guard, each with the best entry that is left to it. `fill` says how many turns an amazon has
// for certain among empty cells.
template <class L, class Fill, class Visit>
void each_entry(typename L::Word rooms, typename L::Word guards, const Fill& fill, const Visit& visit) {
    using Word = typename L::Word;
    while (rooms != 0 && guards != 0) {
        Word seed = rooms;
        const Word room = L::flood(L::cell(L::take_first(seed)), rooms);
        rooms &= ~room;
        RoomEntry best;
        const int cells = L::count(room);
        for (Word candidates = L::neighbours(room) & guards; candidates != 0 && best.turns < cells;) {
            const int guard = L::take_first(candidates);
            for (Word targets = L::reach(room, L::cell(guard)); targets != 0 && best.turns < cells;) {
                const int to = L::take_first(targets);
                const int turns = 1 + fill(room & ~L::cell(to), L::cell(to));
                if (turns > best.turns) best = {turns, guard, to};
            }
        }
        if (best.turns == 0) continue;
        guards &= ~L::cell(best.guard);
        visit(best);
    }
}

}  // namespace ariadne::amazons::exact
