#pragma once

#include <cstdint>
#include <vector>

#include "worlds/amazons/exact/field.h"
#include "worlds/amazons/exact/fill.h"

namespace ariadne::amazons::exact {

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
            slot = {empty, amazons, fill(widened<L>(empty, 0, 0), widened<L>(amazons, 0, 0), effort)};
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

// Takes what belongs to one side alone out of the state, and what belongs to nobody.
template <class L>
void settle(State<L>& state, Fills<L>& fills) {
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

}  // namespace ariadne::amazons::exact
