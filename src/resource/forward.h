#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/barter.h"
#include "resource/field.h"
#include "resource/findings.h"
#include "search/open_list.h"

namespace ariadne::resource {

struct ForwardOptions {
    Objective objective = Objective::steps;
    bool any = false;                                                 // stop at the first walk
    std::int64_t arrival = std::numeric_limits<std::int64_t>::min();  // walks that end with less are of no interest
    const std::vector<std::int32_t>* losses = nullptr;  // to the goal; set: labels that cannot pay the cheapest way die
    const Barter* barter = nullptr;                     // set: labels that need more steps than are of interest die
    std::function<void(Cell)> trace = {};               // told each expansion, when set
};

// Labels (cell, life, items taken) from the start, without tables: what a plain search would do, but with the dominance
// of docs/exact-solver.md. It needs little where the walker does not get far or has few choices, and can be left and
// taken up again.
//
// The order is that of A*, with the distance by the walls as bound: walks of the shortest length first, then those with
// one step away from the goal, and so on. Among labels with as many such steps, those far from the goal go first; so
// all labels of a cell are there before one of them goes on, and whoever came sooner stands there first.
//
// For the most life, those go first who may still arrive with the most, with all that is left to be taken and by the
// cheapest way to the goal; of these again those with the fewest steps away from it.
class Forward {
  public:
    // `away`: steps to the goal from every cell, or any numbers that differ by one from cell to cell.
    Forward(const Field& field, const std::vector<std::int32_t>& away, ForwardOptions options, Budget& budget);
    Forward(const Forward&) = delete;
    Forward& operator=(const Forward&) = delete;

    // Goes on for about so many labels and comparisons, unless it is over or its budget is. How many are left.
    std::uint64_t advance(std::uint64_t effort);

    bool started() const { return !labels_.empty(); }  // there was memory to begin
    bool ended() const { return ended_; }              // searched to its end: the walk is the best, or there is none
    bool full() const { return full_; }                // no memory is left for more labels
    std::int64_t bound() const;                        // no walk has fewer steps; not for the most life
    const std::optional<Walk>& walk() const { return walk_; }
    // Poorer walks, or longer ones, are of no interest from now on.
    void beat(const Walk& walk);
    void beat(std::int64_t steps);

    // The way to the label nearest to the goal, of those the first, of those the richest.
    std::vector<Cell> nearest() const { return cells_to(nearest_); }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;

    struct Label {
        std::uint32_t cell = 0;
        std::uint32_t from = none;   // the label one step before
        std::uint32_t older = none;  // the next one on the same cell
        std::uint32_t set = 0;       // of items taken
        std::int64_t life = 0;
    };
    // A set of items is told from another by its words.
    struct SetHash {
        const Forward* search;
        std::size_t operator()(std::uint32_t set) const;
    };
    struct SameSet {
        const Forward* search;
        bool operator()(std::uint32_t a, std::uint32_t b) const;
    };

    std::optional<std::uint32_t> next();
    bool next_wave();
    void queue(std::uint32_t label, bool closer);
    void expand(std::uint32_t from);
    void enter(std::uint32_t from, std::size_t cell, bool closer);
    void arrive(std::uint32_t from);
    std::int64_t hope(const Label& label) const;
    bool hopeless(const Label& label, std::int64_t slack) const;
    bool is_new(const Label& label);
    bool dominates(const Label& a, const Label& b) const;
    std::uint32_t with(std::uint32_t set, std::uint32_t item);
    const std::uint64_t* words(std::uint32_t set) const { return sets_.data() + set * words_; }
    bool has(std::uint32_t set, std::uint32_t item) const { return (words(set)[item / 64] >> (item % 64) & 1U) != 0; }
    bool has_room();
    std::vector<Cell> cells_to(std::uint32_t label) const;

    const Field& field_;
    const std::vector<std::int32_t>& away_;
    ForwardOptions options_;
    Budget& budget_;
    Charge charge_;
    Charge labels_charge_;
    std::size_t words_ = 0;               // of a set
    std::vector<std::uint32_t> item_at_;  // of each cell, or none
    std::vector<std::uint32_t> newest_;   // label on each cell, or none
    std::vector<Label> labels_;
    std::vector<std::uint8_t> dominated_;  // by label: it need not go on
    std::vector<std::uint64_t> sets_;      // `words_` for each set
    std::vector<std::int64_t> rest_;       // by set: what is still to be gained
    std::vector<std::int64_t> credit_;     // by set: what barter gives for the items that are not in it
    boost::unordered_flat_set<std::uint32_t, SetHash, SameSet> known_sets_;
    bool by_hope_ = false;
    search::OpenList<std::uint32_t>
        hopes_;                           // labels by how much less than the first they may arrive with, then by slack
    std::vector<std::uint32_t> wave_;     // labels as far from the goal as one another, to go on next
    std::size_t at_ = 0;                  // in the wave
    std::vector<std::uint32_t> closer_;   // the wave after it, one step closer
    std::vector<std::uint32_t> pending_;  // labels of this slack that came by a step away, the farthest first
    std::size_t begun_ = 0;               // how many of these
    std::vector<std::uint32_t> later_;    // the same of the next slack
    std::int64_t slack_ = 0;              // steps away from the goal
    std::int64_t most_slack_;             // more is of no interest
    std::int64_t best_life_ = std::numeric_limits<std::int64_t>::min();  // on arrival: no more is of no interest
    std::uint64_t effort_ = 0;
    std::uint32_t nearest_ = 0;    // to the goal
    std::int64_t near_slack_ = 0;  // of it
    std::optional<Walk> walk_;
    bool ended_ = false;
    bool full_ = false;
};

}  // namespace ariadne::resource
