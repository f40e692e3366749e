#pragma once

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
        Word waiting = guards;
        for (Word rest = rooms & ~filled; rest != 0 && waiting != 0;) {
            Word seed = rest;
            const Word room = L::flood(L::cell(L::take_first(seed)), rest);
            rest &= ~room;
            int best = 0;
            Word by = 0;
            const int cells = L::count(room);
            for (Word candidates = L::neighbours(room) & waiting; candidates != 0 && best < cells;) {
                const int guard = L::take_first(candidates);
                for (Word targets = L::reach(room, L::cell(guard)); targets != 0 && best < cells;) {
                    const Word to = L::cell(L::take_first(targets));
                    const Word left = room & ~to;
                    const int turns = 1 + (left != 0 ? fills(left, to).least : 0);
                    if (turns <= best) continue;
                    best = turns;
                    by = L::cell(guard);
                }
            }
            waiting &= ~by;
            out.held += best;
        }
    }
    if (out.free <= small_ground && out.free > 0) out.free = fills(out.ground, theirs).most;
    return out;
}

// What counting says of a position, and how near it is to a decision.
struct Verdict {
    Proof proof = Proof::none;  // for the side to move
    int ahead = 0;              // of the side to move, in turns; where nothing is proven
};

template <class L>
Verdict count_out(const State<L>& state, Fills<L>& fills) {
    if (state.empty == 0) return {state.spare > 0 ? Proof::win : Proof::loss};
    const Held<L> ours = hold<L>(state.empty, state.own, state.theirs, fills);
    if (ours.wins_moving(state.spare)) return {Proof::win};
    const Held<L> others = hold<L>(state.empty, state.theirs, state.own, fills);
    if (others.wins_waiting(-state.spare)) return {Proof::loss};
    return {Proof::none, ours.held - ours.free - (others.held - others.free) + 2 * state.spare};
}

}  // namespace ariadne::amazons::exact
