#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "worlds/amazons/exact/held.h"

namespace ariadne::amazons::exact {

// Plain search to the end where few empty cells are left: whole turns, the most promising first, everything near at
// hand in a small table. Proof numbers would cost more there than they save.
template <class L>
class Finish {
  public:
    using Word = typename L::Word;

    static constexpr int most_empty = 7;

    Finish(Fills<L>& fills, std::size_t bytes, Budget& budget) : fills_(fills), budget_(budget) {
        std::size_t size = 1024;
        while (2 * size <= largest && 2 * size * sizeof(Slot) <= bytes) size *= 2;
        slots_.resize(size);
    }

    // Whether the side to move wins; means nothing once the budget is exhausted. Neither settled nor counted here: the
    // caller has done so.
    bool wins(const State<L>& state) {
        ++nodes_;
        if (!budget_.spend()) return false;
        const std::size_t begin = children_.size();
        const bool won = any_wins(state, begin);
        children_.resize(begin);
        if (!budget_.exhausted()) store(state, won);
        return won;
    }

    std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr std::size_t largest = std::size_t{1} << 16U;  // what stays in the processor's own memory

    struct Child {
        State<L> state;  // from the other side
        int ahead = 0;   // of the other side
    };

    struct Slot {
        Word empty = 0;
        Word own = 0;
        Word theirs = 0;
        std::int8_t wins_from = 127;
        std::int8_t loses_to = -128;
    };

    bool any_wins(const State<L>& state, std::size_t begin) {
        for (Word own = state.own; own != 0;) {
            const Word from = L::cell(L::take_first(own));
            for (Word targets = L::reach(state.empty, from); targets != 0;) {
                const Word to = L::cell(L::take_first(targets));
                const Word left = (state.empty | from) & ~to;
                for (Word arrows = L::reach(left, to); arrows != 0;) {
                    const Word arrow = L::cell(L::take_first(arrows));
                    State<L> after{left & ~arrow, state.theirs, (state.own ^ from) | to, -state.spare};
                    settle(after, fills_);
                    if (add(after)) return true;
                }
            }
        }
        if (state.spare > 0) {
            State<L> after{state.empty, state.theirs, state.own, 1 - state.spare};
            if (add(after)) return true;
        }
        std::stable_sort(children_.begin() + static_cast<std::ptrdiff_t>(begin), children_.end(),
                         [](const Child& a, const Child& b) { return a.ahead < b.ahead; });
        const std::size_t end = children_.size();
        for (std::size_t i = begin; i < end; ++i) {
            const State<L> next = children_[i].state;
            Proof proof = known(next);
            if (proof == Proof::none) proof = wins(next) ? Proof::win : Proof::loss;
            if (budget_.exhausted()) return false;
            if (proof == Proof::loss) return true;
        }
        return false;
    }

    // True: the other side loses there.
    bool add(const State<L>& after) {
        Verdict verdict = count_out(after, fills_);
        if (verdict.proof == Proof::none) verdict.proof = known(after);
        if (verdict.proof == Proof::loss) return true;
        if (verdict.proof == Proof::none) children_.push_back({after, verdict.ahead});
        return false;
    }

    std::size_t place(const State<L>& state) const {
        std::uint64_t hash = 0;
        for (const Word word : {state.empty, state.own, state.theirs}) {
            hash = (hash ^ static_cast<std::uint64_t>(word)) * 0x9e3779b97f4a7c15U;
            if constexpr (sizeof word > 8) hash = (hash ^ high_half(word)) * 0xc2b2ae3d27d4eb4fU;
            hash ^= hash >> 32U;
        }
        return static_cast<std::size_t>(hash >> 16U) & (slots_.size() - 1);
    }

    Proof known(const State<L>& state) const {
        const Slot& slot = slots_[place(state)];
        if (slot.empty != state.empty || slot.own != state.own || slot.theirs != state.theirs) return Proof::none;
        if (state.spare >= slot.wins_from) return Proof::win;
        if (state.spare <= slot.loses_to) return Proof::loss;
        return Proof::none;
    }

    void store(const State<L>& state, bool won) {
        Slot& slot = slots_[place(state)];
        if (slot.empty != state.empty || slot.own != state.own || slot.theirs != state.theirs)
            slot = {state.empty, state.own, state.theirs};
        const auto spare = static_cast<std::int8_t>(state.spare);
        if (won) slot.wins_from = std::min(slot.wins_from, spare);
        if (!won) slot.loses_to = std::max(slot.loses_to, spare);
    }

    Fills<L>& fills_;
    Budget& budget_;
    std::vector<Slot> slots_;
    std::vector<Child> children_;
    std::uint64_t nodes_ = 0;
};

}  // namespace ariadne::amazons::exact
