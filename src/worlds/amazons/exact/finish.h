#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/exact/state.h"

namespace ariadne::amazons::exact {

// The holding strategy of regions.cpp, with the spare turns: a bound on the turns the holder has for certain, and one
// on those that the other side can make against it.
//
// The ground is what the other side can walk to while the holder's guards stand still. Some of the holder's amazons
// touch it and guard nothing. They may just as well play there: every turn on the ground, whosesoever, takes one of its
// empty cells for good. If such amazons can make `a` turns whatever the other side does, then that side has at most
// cells - a turns, and the holder has held + a. The holder wins with held + 2 a >= cells, or held + 2 a > cells if it
// is to move.
//
// How many turns are certain is seen from the empty cells next to the idle amazons: one turn of the other side takes
// away two of them at most.
template <class L>
struct Held {
    using Word = typename L::Word;

    int held = 0;
    int free = 0;     // no more than the cells of the ground
    Word ground = 0;  // its empty cells
    Word idle = 0;    // the holder's amazons that guard nothing

    // The holder is to move: one turn is certain if there is any; a second one if three cells are still touched then.
    bool wins_moving(int spare) const {
        const int turns = held + spare;
        if (turns > free) return true;
        const int gap = L::count(ground) - turns;
        if (gap > 3 || touched(idle, ground) < 1) return false;
        return gap <= 1 || steps_touching(3) >= 1;
    }

    // The other side is: one turn is certain with three cells; a second one, if after any two of them are gone there
    // is a step that leaves three.
    bool wins_waiting(int spare) const {
        const int turns = held + spare;
        if (turns >= free) return true;
        const int gap = L::count(ground) - turns;
        if (gap > 4 || touched(idle, ground) < 3) return false;
        return gap <= 2 || steps_touching(5) >= 3;
    }

  private:
    static int touched(Word amazons, Word cells) { return L::count(L::neighbours(amazons) & cells); }

    // The cells to which one of the idle can step, shoot where it came from, and leave that many cells touched.
    int steps_touching(int wanted) const {
        Word good = 0;
        for (Word rest = idle; rest != 0;) {
            const Word from = L::cell(L::take_first(rest));
            for (Word targets = L::neighbours(from) & ground & ~good; targets != 0;) {
                const Word to = L::cell(L::take_first(targets));
                if (touched((idle ^ from) | to, ground & ~to) >= wanted) good |= to;
            }
        }
        return L::count(good);
    }
};

template <class L>
Held<L> hold(typename L::Word empty, typename L::Word own, typename L::Word theirs, Fills<L>& fills) {
    using Word = typename L::Word;
    constexpr int small_ground = 7;  // above, the number of cells must do
    const Word ground = L::flood(theirs, empty | theirs);
    const Word guards = L::neighbours(ground) & own;
    const Word inside = own & ~guards;
    const Word rooms = empty & ~ground;
    Held<L> out;
    out.ground = ground & empty;
    out.idle = guards & ~L::neighbours(rooms);
    out.free = L::count(out.ground);
    if (rooms != 0) {
        const Word filled = L::flood(inside, rooms | inside);
        if (filled != inside) out.held = fills(filled & rooms, inside).least;
        each_entry<L>(
            rooms & ~filled, guards,
            [&](Word cells, Word amazon) { return cells != 0 ? fills(cells, amazon).least : 0; },
            [&](const RoomEntry& entry) { out.held += entry.turns; });
    }
    if (out.free <= small_ground && out.free > 0) out.free = fills(out.ground, theirs).most;
    return out;
}

// What counting says of a position, and how near it is to a decision.
struct Counted {
    Proof proof = Proof::none;  // for the side to move
    int ahead = 0;              // of the side to move, in turns; where nothing is proven
};

template <class L>
Counted count_out(const State<L>& state, Fills<L>& fills) {
    if (state.empty == 0) return {state.spare > 0 ? Proof::win : Proof::loss};
    const Held<L> ours = hold<L>(state.empty, state.own, state.theirs, fills);
    if (ours.wins_moving(state.spare)) return {Proof::win};
    const Held<L> others = hold<L>(state.empty, state.theirs, state.own, fills);
    if (others.wins_waiting(-state.spare)) return {Proof::loss};
    return {Proof::none, ours.held - ours.free - (others.held - others.free) + 2 * state.spare};
}

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
        Counted counted = count_out(after, fills_);
        if (counted.proof == Proof::none) counted.proof = known(after);
        if (counted.proof == Proof::loss) return true;
        if (counted.proof == Proof::none) children_.push_back({after, counted.ahead});
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
