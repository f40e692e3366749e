#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <list>
#include <memory>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "search/outcome.h"
#include "worlds/rush/component.h"
#include "worlds/rush/lines/line_board.h"
#include "worlds/rush/model.h"
#include "worlds/rush/reach.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush::lines {

// A state met by a search.
struct Node {
    std::array<std::uint64_t, 2> state;  // arrangements of rows and of columns
    std::array<std::uint64_t, 2> taken;  // cells of rows on which columns stand, and the other way round
    std::array<std::uint64_t, 2> sleep;  // moves that need not be looked at
    std::uint32_t index;
    std::uint32_t parent;
};

// Breadth-first search on the words of a LineBoard. It keeps its memory from one board to the next.
//
// Moves of all lines with one vehicle are found at once by arithmetic on bytes, those of other lines in a table. Who
// wants the fewest steps gets steps for moves; all that follows holds for both.
//
// Sleep sets. Two moves in different lines that do not hinder each other lead to the same state in either order, and
// one order is enough. A state sleeps on the moves that were tried in its parent before the move that led to it, and on
// those on which its parent slept, unless that move hinders them. Proof that this loses no state and no depth, by the
// order of expansion: let S come from P by m, and sleep on n. Then P with n was met before S and is expanded before it.
// There m is possible. Either it is tried, or slept on, in which case it was met by induction: P with n and m, which is
// S with n, has been met when S is expanded. First in, first out is what the proof rests on.
//
// Bundles. How many children a state has, no processor can guess, and whether one has been met stands somewhere in a
// large memory. So several states are expanded together: their moves are found; then the children are listed, in a loop
// that does not end with each state, and the memory that each needs is called for; then they are made, in that order.
//
// The end. If every vehicle between the red car and the exit, k of them, can leave its row at once, the board is solved
// in k + 1 moves more; and it cannot be in fewer. So a state of depth g with k <= 1 ends the search: every state after
// it would need as many moves. With more it gives a limit, and what cannot get below it is not kept.
class LineSearch {
  public:
    // Nothing: the board does not fit, or not into the memory that there is. The red car is not blocked by `reach`.
    std::optional<search::Outcome<Slide>> solve(const Board& board, const Reach& reach, Objective objective,
                                                Budget& budget);

    // Nothing in the outer: it does not fit; in the inner: the budget ended it.
    std::optional<std::optional<Component>> explore(const Board& board, const Reach& reach, Budget& budget);

  private:
    using Words = std::array<std::uint64_t, 2>;

    static constexpr std::size_t most_children = 128;  // more than sixteen lines have
    static constexpr std::size_t bundle = 16;          // states expanded together

    // The moves of a state in its rows, or in its columns.
    struct Moves {
        std::uint64_t all;
        std::uint64_t asleep;
        std::uint64_t other_asleep;  // in the other lines, when these are tried
        std::uint64_t awake;
        const LineBoard::Side* side;
        std::uint32_t node;
        std::uint32_t which;  // 0: rows, 1: columns
    };
    struct Child {
        const Moves* by;
        std::uint64_t there;  // the new arrangement
        std::uint32_t index;
        std::uint8_t from;
        std::uint8_t to;
    };

    // States in the order in which they were met.
    class Nodes {
      public:
        void begin();
        void end(Budget& budget);
        // For all children of so many states.
        bool make_room(std::size_t states, Budget& budget) {
            const std::size_t needed = size + states * most_children;
            return needed <= charged_ || grow(needed, budget);
        }

        Node* data() { return data_.get(); }
        const Node& operator[](std::size_t i) const { return data_[i]; }
        std::size_t size = 0;

      private:
        static constexpr std::size_t most_kept = std::size_t{1} << 20U;  // for the next board

        bool grow(std::size_t needed, Budget& budget);

        std::unique_ptr<Node[]> data_;
        std::size_t room_ = 0;
        std::size_t charged_ = 0;  // to the budget of the board
    };

    class Visit;

    bool fits(const Budget& budget) const;
    void add_root(Nodes& nodes, const Words& state, std::uint32_t index);
    template <Objective objective>
    Words moves(const Node& node) const;
    // Adds a state's moves to the bundle.
    void plan(const Nodes& nodes, std::size_t head, const Words& moves);
    // Makes the children of the bundle, but for those that `keep(node, side, to)` does not want.
    template <class Keep>
    void expand(Nodes& nodes, const Keep& keep);
    // Meets all that can be reached, and tells where each level begins.
    bool spread(Nodes& nodes, std::vector<std::size_t>& levels, Budget& budget);
    template <Objective objective>
    search::Outcome<Slide> best(const Board& board, Budget& budget);
    std::vector<Slide> slides_to(std::size_t node, const Words& last) const;
    std::optional<Component> survey(const Board& board, Budget& budget);

    LineBoard board_;
    Nodes nodes_;
    Nodes back_;
    std::array<Moves, 2 * bundle + 1> planned_ = {};
    std::size_t planned_count_ = 0;
    std::vector<Child> children_ = std::vector<Child>(bundle * most_children);
    // A bit an index, all 0 between two boards. Few are ever set: zeroed by the system, most pages are never there.
    struct Freed {
        void operator()(std::uint64_t* words) const { std::free(words); }
    };
    std::unique_ptr<std::uint64_t[], Freed> seen_;
    std::size_t seen_words_ = 0;
};

// A search that reuses the memory of an earlier one, on any thread: touching fresh memory takes longer than most
// boards. Not thread_local: glibc aborts if memory runs out when a thread first registers a destructor.
class KeptSearch {
  public:
    KeptSearch();
    ~KeptSearch();
    KeptSearch(const KeptSearch&) = delete;
    KeptSearch& operator=(const KeptSearch&) = delete;

    LineSearch* operator->() { return &search_.front(); }

  private:
    std::list<LineSearch> search_;  // one
};

}  // namespace ariadne::rush::lines
