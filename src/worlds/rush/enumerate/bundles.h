#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "worlds/rush/enumerate/tables.h"

namespace ariadne::rush::enumerate {

// Which arrangements each line can be in, a bit each.
struct Ranges {
    std::array<std::uint32_t, longest_line> rows{};
    std::array<std::uint32_t, longest_line> cols{};
};

// Whether the rows together have fewer arrangements than the columns.
bool rows_vary_less(const Tables& tables, const Ranges& within);

// As far as can be told without a search: cells that a line covers in all its arrangements are blocked for the lines
// that cross it, which leaves those fewer arrangements, and so on.
Ranges ranges(const Tables& tables, const Position& at);

// Every position that can be reached from one, a bundle at a time.
//
// While the fixed vehicles of a side stay where they are, each free line is alone with the cells that they leave it,
// and its vehicles can be anywhere in the room that they are in. So the positions with the same fixed vehicles and the
// same rooms are a product, all reached from one another: a bundle, named by the position in which the free vehicles
// are pushed to the front. From bundle to bundle a fixed vehicle goes one cell: into a cell that some arrangement of
// the room leaves free. That cuts the room there in two or more, of which each goes into a bundle of its own; the room
// that the vehicle leaves behind grows. A bundle holds some thirty positions on the average, up to tens of thousands.
class Bundles {
  public:
    struct Bundle {
        std::uint64_t key = 0;    // four bits a line: its index; the columns lowest, then the rows
        std::uint64_t fixed = 0;  // cells covered by fixed vehicles
        std::uint32_t slot = 0;
    };

    explicit Bundles(const Tables& tables);

    // Stops with `false` at the first position that is smaller than `start`: by the cells that horizontal vehicles
    // cover as a number whose highest bit is the last cell, then by those of the vertical ones. Nothing in `start` may
    // be able to move left or up.
    bool explore(const Position& start, const Ranges& within, Budget& budget);

    std::uint64_t positions() const { return positions_; }
    bool solvable() const { return solvable_; }
    bool unsolved() const { return unsolved_; }  // in some position the red car is not at the exit
    const Side& side() const { return *side_; }
    const std::vector<Bundle>& found() const { return found_; }
    unsigned fixed_shift() const { return fixed_shift_; }
    Ranges used() const;  // what lines are in anywhere
    const Room& room(const Bundle& bundle, unsigned line) const {
        const auto index = static_cast<std::uint32_t>(bundle.key >> (free_shift_ + 4 * line) & 15U);
        return side_->free->room(free_first_[line] + index, side_->line(bundle.fixed | walls_, line));
    }

  private:
    void look_from(const Position& start, const Ranges& within);
    bool expand(const Bundle& from);  // false: met a smaller one
    void add(std::uint64_t key, std::uint64_t fixed);
    void grow();
    void forget();
    bool smaller(std::uint64_t key, std::uint64_t fixed) const;
    std::uint32_t slot(std::uint64_t key) const {
        return static_cast<std::uint32_t>(key * 0x9E3779B97F4A7C15U >> hash_shift_);
    }

    const Tables& tables_;
    const Side* side_;
    unsigned free_shift_ = 0;
    unsigned fixed_shift_ = 0;
    std::array<std::uint32_t, longest_line> free_first_{};
    std::array<std::uint32_t, longest_line> fixed_first_{};
    std::array<std::uint8_t, longest_line> free_pattern_{};
    std::uint64_t walls_ = 0;  // along the free lines
    std::uint64_t start_key_ = 0;
    std::uint64_t start_vertical_ = 0;  // row by row
    std::uint64_t rows_of_key_ = 0;

    std::uint64_t positions_ = 0;
    bool solvable_ = false;
    bool unsolved_ = false;
    std::vector<Bundle> found_;
    std::vector<std::uint64_t> keys_;  // open addressing; all ones: free, which is no key
    unsigned hash_shift_ = 0;
};

}  // namespace ariadne::rush::enumerate
