#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "worlds/amazons/exact/finish.h"
#include "worlds/amazons/exact/table.h"

namespace ariadne::amazons::exact {

// Depth-first proof-number search: always looks into the turn that seems the least work to prove good, until another
// one seems less. What is known of a position is in the table only; the tree is not kept.
template <class L>
class Prover {
  public:
    using Word = typename L::Word;

    // The table begins with some bytes, which the caller has from the budget, and grows up to others.
    Prover(std::size_t table_bytes, std::size_t most_bytes, Budget& budget)
        : table_(table_bytes),
          most_bytes_(most_bytes),
          fills_(table_bytes / 4),
          budget_(budget),
          finish_(fills_, table_bytes / 4, budget) {}

    struct Result {
        Numbers numbers;
        // A winning turn, if there is one: these cells, or one of the spare turns.
        int from = -1;
        int to = -1;
        int arrow = -1;
        bool spare_turn = false;
    };

    Result prove(const State<L>& state) {
        mirror_ = Mirror<L>(state);
        Result out;
        Child best;
        out.numbers = look(state, {never, never}, &best);
        if (out.numbers.win != 0) return out;
        out.spare_turn = best.turned;
        if (best.turned) return out;
        Child shot;
        if (look(best.state, {never, never}, &shot).win != 0) return out;
        out.from = best.cell;
        out.to = best.state.shooter;
        out.arrow = shot.cell;
        return out;
    }

    std::uint64_t nodes() const { return nodes_ + finish_.nodes(); }
    std::size_t table_bytes() const { return table_.bytes(); }

  private:
    struct Child {
        State<L> state;
        Numbers numbers;      // for the side to move at the parent
        int cell = -1;        // where the amazon came from, or where the arrow went
        bool turned = false;  // the other side is to move
    };

    static Numbers won() { return {0, never}; }
    static Numbers lost() { return {never, 0}; }
    static Numbers swapped(Numbers numbers) { return {numbers.loss, numbers.win}; }

    // Not searched: what counting says, and plain search where little is left.
    std::optional<Numbers> decided(const State<L>& state) {
        Proof proof = count_out(state, fills_).proof;
        if (proof == Proof::none && L::count(state.empty) <= Finish<L>::most_empty)
            proof = finish_.wins(state) ? Proof::win : Proof::loss;
        if (proof == Proof::none) return std::nullopt;
        return proof == Proof::win ? won() : lost();
    }

    // A position not yet looked into: who reaches more is likely to win.
    static Numbers guess(const State<L>& state) {
        constexpr int even = 12;
        const int own = L::count(L::reach(state.empty, state.own));
        const int theirs = L::count(L::reach(state.empty, state.theirs));
        const int ahead = own - theirs + 2 * state.spare;
        const int win = std::max(1, even - ahead);
        const int loss = std::max(1, even + ahead);
        return {static_cast<Effort>(win * win), static_cast<Effort>(loss * loss)};
    }

    Numbers lookup(const State<L>& state) const {
        const Known<L>* known = table_.find(state);
        if (known == nullptr) return guess(state);
        if (state.spare >= known->wins_from) return won();
        if (state.spare <= known->loses_to) return lost();
        if (state.spare == known->spare) return known->numbers;
        return guess(state);
    }

    bool add_turned(State<L> after, int arrow) {
        after.shooter = -1;
        std::swap(after.own, after.theirs);
        after.spare = -after.spare;
        settle(after, fills_);
        mirror_.canonical(after);
        children_.push_back({after, swapped(lookup(after)), arrow, true});
        return children_.back().numbers.win == 0;
    }

    // Appends; stops at one that is known to win.
    void expand(const State<L>& state) {
        if (state.shooter >= 0) {
            for (Word arrows = L::reach(state.empty, L::cell(state.shooter)); arrows != 0;) {
                const int arrow = L::take_first(arrows);
                State<L> after = state;
                after.empty &= ~L::cell(arrow);
                if (add_turned(after, arrow)) return;
            }
            return;
        }
        for (Word own = state.own; own != 0;) {
            const int from = L::take_first(own);
            for (Word targets = L::reach(state.empty, L::cell(from)); targets != 0;) {
                State<L> after = state;
                const int to = L::take_first(targets);
                const Word change = L::cell(from) | L::cell(to);
                after.empty ^= change;
                after.own ^= change;
                after.shooter = static_cast<std::int16_t>(to);
                children_.push_back({after, lookup(after), from, false});
                if (children_.back().numbers.win == 0) return;
            }
        }
        if (state.spare > 0) {
            State<L> after = state;
            --after.spare;
            add_turned(after, -1);
        }
    }

    struct Choice {
        Numbers numbers;
        std::size_t best = 0;
        Effort second = never;
        Effort hardest = 0;
    };

    // To win, one child must be won: the easiest. To lose, all must be lost; since much of what they need is the same
    // (the same arrows in another order), the sum of their numbers would be far too much: the hardest one counts in
    // full, and each other one for 1.
    Choice choose(std::size_t begin) const {
        Choice out;
        out.best = begin;
        out.numbers = {never, 0};
        Effort open = 0;
        for (std::size_t i = begin; i < children_.size(); ++i) {
            const Numbers& child = children_[i].numbers;
            if (child.loss > 0) ++open;
            out.hardest = std::max(out.hardest, child.loss);
            if (child.win < out.numbers.win) {
                out.second = out.numbers.win;
                out.numbers.win = child.win;
                out.best = i;
            } else if (child.win < out.second) {
                out.second = child.win;
            }
        }
        if (open > 0) out.numbers.loss = std::min(never, out.hardest + open - 1);
        if (out.numbers.win > 0 && out.numbers.loss > 0) {
            out.numbers.win = std::min(out.numbers.win, never - 1);
            out.numbers.loss = std::min(out.numbers.loss, never - 1);
        }
        return out;
    }

    void keep(const State<L>& state, Numbers numbers, std::uint64_t work) {
        table_.store(state, numbers, static_cast<std::uint32_t>(work));
        const std::size_t bytes = table_.bytes();
        if (!table_.crowded() || 2 * bytes > most_bytes_ || !budget_.fits(2 * bytes)) return;
        if (!budget_.allocate(2 * bytes)) return;
        table_.grow();
        budget_.release(bytes);
    }

    // Works on a position until one of its numbers reaches its limit.
    Numbers look(const State<L>& state, Numbers limit, Child* winner) {
        ++nodes_;
        if (!budget_.spend()) return {1, 1};
        const std::uint64_t nodes_before = nodes();
        if (winner == nullptr && state.shooter < 0) {
            const Known<L>* known = table_.find(state);
            if (known == nullptr || known->spare != state.spare) {
                if (const std::optional<Numbers> numbers = decided(state)) {
                    if (budget_.exhausted()) return {1, 1};
                    keep(state, *numbers, nodes() - nodes_before + 1);
                    return *numbers;
                }
            }
        }
        const std::size_t begin = children_.size();
        expand(state);
        Numbers numbers;
        while (true) {
            const Choice choice = choose(begin);
            numbers = choice.numbers;
            if (numbers.win == 0 && winner != nullptr) *winner = children_[choice.best];
            if (numbers.win >= limit.win || numbers.loss >= limit.loss || numbers.win == 0 || numbers.loss == 0) break;
            const Child& child = children_[choice.best];
            // It may take a little more than the second best before that one has its turn, and as much as brings the
            // whole to its limit.
            const Numbers inner = {std::min<Effort>(limit.win, choice.second + choice.second / 4 + 1),
                                   limit.loss - (numbers.loss - choice.hardest)};
            const State<L> next = child.state;
            const bool turned = child.turned;
            const Numbers found = look(next, turned ? swapped(inner) : inner, nullptr);
            children_[choice.best].numbers = turned ? swapped(found) : found;
            if (budget_.exhausted()) break;
        }
        children_.resize(begin);
        if (!budget_.exhausted()) keep(state, numbers, nodes() - nodes_before + 1);
        return numbers;
    }

    Table<L> table_;
    std::size_t most_bytes_;
    Fills<L> fills_;
    Budget& budget_;
    Finish<L> finish_;
    std::vector<Child> children_;
    std::uint64_t nodes_ = 0;
    Mirror<L> mirror_;
};

}  // namespace ariadne::amazons::exact
