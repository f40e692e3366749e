#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "search/concepts.h"
#include "worlds/rush/model.h"
#include "worlds/rush/reach.h"

namespace ariadne::rush {

// What is to be few: slides over any distance, or cells slid over.
enum class Objective : std::uint8_t { moves, steps };

// How a search looks ahead.
enum class Lookahead : std::uint8_t {
    none,
    blockers,      // the red car and each vehicle between it and the exit moves
    blockers_two,  // and those that stand in their way, where they must
    chains,        // and those in the way of these, and so on
};

// The positions of up to 16 vehicles a word, four bits each, the first vehicle lowest.
template <std::size_t Words>
struct Positions {
    std::array<std::uint64_t, Words> words{};

    // Word by word: a call of memcmp takes longer than the whole comparison.
    friend bool operator==(const Positions& a, const Positions& b) {
        std::uint64_t differ = 0;
        for (std::size_t i = 0; i < Words; ++i) differ |= a.words[i] ^ b.words[i];
        return differ == 0;
    }
    friend auto operator<=>(const Positions&, const Positions&) = default;

    int at(std::size_t vehicle) const { return static_cast<int>(words[vehicle / 16] >> (vehicle % 16 * 4) & 15U); }
    void move(std::size_t vehicle, int by) {
        words[vehicle / 16] += static_cast<std::uint64_t>(static_cast<std::int64_t>(by)) << (vehicle % 16 * 4);
    }
};

// What one vehicle adds to a bound.
struct Share {
    std::size_t vehicle = 0;
    std::int64_t value = 0;
    // Those that must move before it goes up, and before it goes down, a bit a vehicle; empty where it can leave while
    // they stand.
    std::uint64_t over = 0;
    std::uint64_t under = 0;
};

// A board of any size as the search core sees it. For the objective `steps` a move is one step.
template <std::size_t Words>
class Rules {
  public:
    using State = Positions<Words>;
    using Move = Slide;

    Rules(const Board& board, const Reach& reach, Objective objective, Lookahead lookahead);

    static bool fits(const Board& board) { return board.vehicles.size() <= Words * 16; }

    State start() const { return start_; }
    void moves(const State& state, std::vector<Slide>& out) const;  // by vehicle; back before forth, near before far
    State apply(State state, Slide slide) const {
        state.move(slide.vehicle, slide.by);
        return state;
    }
    bool is_goal(const State& state) const { return state.at(red_) == exit_; }
    std::int64_t cost(const State& /*state*/, Slide /*slide*/) const { return 1; }
    std::int64_t bound(const State& state) const;
    std::optional<std::vector<Share>> shares(const State& state) const;  // of the bound; nothing: it is `unreachable`
    std::uint64_t hash(const State& state) const {
        std::uint64_t hash = state.words[0];
        for (std::size_t i = 1; i < Words; ++i) hash = hash_mix(hash, state.words[i]);
        return hash;
    }

    Board board(const State& state) const;  // as it stands there

  private:
    struct Fixed {
        bool across = true;
        int length = 2;
        int line = 0;
        Range range;

        std::size_t cell(int place) const {
            return static_cast<std::size_t>(across ? most_side * line + place : most_side * place + line);
        }
    };
    // A bit a cell of every row and of every column.
    struct Covered {
        std::array<std::uint32_t, most_side> rows{};
        std::array<std::uint32_t, most_side> cols{};
    };

    // Who stands on each cell, 16 cells a row.
    using Standing = std::array<std::uint8_t, most_side * most_side>;

    Covered covered(const State& state) const;
    std::int64_t chain(const State& state) const;
    // What a vehicle and those in its way must spend to bring it there. Those in `counted` are left out; whoever might
    // be in the way is added to it. No more than so many links: who stands in the way of whom.
    struct Going {
        std::size_t vehicle = 0;
        int to = 0;
    };
    std::int64_t going(const State& state, const Standing& standing, Going who, int links,
                       std::uint64_t& counted) const;
    // The vehicles in a stretch of a column, a bit each.
    std::uint64_t standing_in(const State& state, int col, int from, int to) const;
    // The bound. Calls tell(share) for each share of it.
    template <class Tell>
    std::int64_t way_out(const State& state, const Tell& tell) const;

    Board board_;
    std::vector<Fixed> fixed_;
    Covered walls_;
    State start_;
    std::size_t red_ = 0;
    int exit_ = 0;
    bool by_steps_ = false;
    Lookahead lookahead_ = Lookahead::none;
};

extern template class Rules<1>;
extern template class Rules<2>;
extern template class Rules<4>;

using WidestRules = Rules<4>;  // of any board

static_assert(search::Heuristic<Rules<1>>);
static_assert(most_vehicles <= std::size_t{4} * 16);

// Calls `use` with the rules whose states are smallest.
template <class Use>
auto with_rules(const Board& board, const Reach& reach, Objective objective, Lookahead lookahead, const Use& use) {
    if (Rules<1>::fits(board)) return use(Rules<1>(board, reach, objective, lookahead));
    if (Rules<2>::fits(board)) return use(Rules<2>(board, reach, objective, lookahead));
    return use(WidestRules(board, reach, objective, lookahead));
}

}  // namespace ariadne::rush
