#pragma once

#include "worlds/amazons/exact/state.h"

namespace ariadne::amazons::exact {

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
