#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "worlds/amazons/exact/state.h"

namespace ariadne::amazons::exact {

// How hard something still looks: roughly the number of positions that must be looked into. 0: done; `never`: it
// cannot be.
using Effort = std::uint32_t;
inline constexpr Effort never = 1U << 30U;

// For the side to move: to show that it wins, and to show that it loses.
struct Numbers {
    Effort win = 1;
    Effort loss = 1;
};

// What is known about what is fought over, the spare turns left out: with how many of them the side to move is known
// to win, with how few it is known to lose (more are never worse), and the numbers for one count in between. The whole
// state is the key, so that nothing is ever taken for something else.
template <class L>
struct Known {
    typename L::Word empty = 0;
    typename L::Word own = 0;
    typename L::Word theirs = 0;
    Numbers numbers;
    std::uint32_t work = 0;  // 0: nothing here
    std::int8_t spare = 0;   // the numbers are for this one
    std::int8_t wins_from = 127;
    std::int8_t loses_to = -128;

    std::int16_t shooter = -1;

    bool is(const State<L>& state) const {
        return work != 0 && empty == state.empty && own == state.own && theirs == state.theirs &&
               shooter == state.shooter;
    }
};

template <class L>
class Table {
  public:
    explicit Table(std::size_t wanted) : slots_(bytes(wanted) / sizeof(Known<L>)) {}

    static std::size_t bytes(std::size_t wanted) {
        std::size_t size = 4 * bucket;
        while (2 * size * sizeof(Known<L>) <= wanted) size *= 2;
        return size * sizeof(Known<L>);
    }

    std::size_t bytes() const { return slots_.size() * sizeof(Known<L>); }

    bool crowded() const { return used_ > slots_.size() / 2; }

    // Twice as large. What was in one place comes into two, so that nothing is lost.
    void grow() {
        std::vector<Known<L>> before(2 * slots_.size());
        before.swap(slots_);
        for (const Known<L>& known : before) {
            if (known.work == 0) continue;
            Known<L>* at = &slots_[place({known.empty, known.own, known.theirs, 0, known.shooter})];
            while (at->work != 0) ++at;
            *at = known;
        }
    }

    const Known<L>* find(const State<L>& state) const {
        const Known<L>* slots = &slots_[place(state)];
        for (std::size_t i = 0; i < bucket; ++i) {
            if (slots[i].is(state)) return &slots[i];
        }
        return nullptr;
    }

    void store(const State<L>& state, Numbers numbers, std::uint32_t work) {
        Known<L>* slots = &slots_[place(state)];
        Known<L>* at = slots;
        for (std::size_t i = 0; i < bucket; ++i) {
            if (slots[i].is(state)) {
                at = &slots[i];
                break;
            }
            if (slots[i].work < at->work) at = &slots[i];
        }
        if (at->work == 0) ++used_;
        if (!at->is(state)) *at = {state.empty, state.own, state.theirs, {}, 0, 0, 127, -128, state.shooter};
        const auto spare = static_cast<std::int8_t>(state.spare);
        if (numbers.win == 0) at->wins_from = std::min(at->wins_from, spare);
        if (numbers.loss == 0) at->loses_to = std::max(at->loses_to, spare);
        at->spare = spare;
        at->numbers = numbers;
        at->work = std::max(1U, at->work + work);
    }

  private:
    static constexpr std::size_t bucket = 4;

    std::size_t place(const State<L>& state) const {
        auto hash = static_cast<std::uint64_t>(state.shooter + 1);
        const auto mix = [&](std::uint64_t word) {
            hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
            hash ^= hash >> 32U;
        };
        for (const typename L::Word word : {state.empty, state.own, state.theirs}) {
            mix(static_cast<std::uint64_t>(word));
            if constexpr (sizeof word > 8) mix(high_half(word));
        }
        return static_cast<std::size_t>(hash) & (slots_.size() - bucket);
    }

    std::vector<Known<L>> slots_;
    std::size_t used_ = 0;
};

// If the first position is its own image left to right, all positions below come in pairs; one of each is enough.
template <class L>
class Mirror {
  public:
    using Word = typename L::Word;

    Mirror() = default;

    explicit Mirror(const State<L>& first) {
        if constexpr (sizeof(Word) > 8) return;
        const Word all = first.empty | first.own | first.theirs;
        for (int columns = 2; columns <= L::columns; ++columns) {
            if (mirrored(all, columns) == all && mirrored(first.own, columns) == first.own &&
                mirrored(first.theirs, columns) == first.theirs)
                columns_ = columns;
        }
    }

    // The one of the pair that stands for both.
    void canonical(State<L>& state) const {
        if (columns_ == 0) return;
        const Word empty = mirrored(state.empty, columns_);
        if (empty > state.empty) return;
        const Word own = mirrored(state.own, columns_);
        if (empty == state.empty && own > state.own) return;
        const Word theirs = mirrored(state.theirs, columns_);
        if (empty == state.empty && own == state.own && theirs >= state.theirs) return;
        state.empty = empty;
        state.own = own;
        state.theirs = theirs;
    }

  private:
    static Word mirrored(Word word, int columns) {
        if constexpr (sizeof(Word) == 8) {
            // Every byte turned round, then moved back by the columns that are not there.
            word = (word >> 4U & 0x0f0f0f0f0f0f0f0fU) | (word & 0x0f0f0f0f0f0f0f0fU) << 4U;
            word = (word >> 2U & 0x3333333333333333U) | (word & 0x3333333333333333U) << 2U;
            word = (word >> 1U & 0x5555555555555555U) | (word & 0x5555555555555555U) << 1U;
            return word >> static_cast<unsigned>(8 - columns);
        } else {
            return word;
        }
    }

    int columns_ = 0;  // 0: there is no mirror
};

}  // namespace ariadne::amazons::exact
