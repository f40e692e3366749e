#pragma once

#include <array>
#include <cstdint>

#include "worlds/rush/enumerate/bundles.h"
#include "worlds/rush/enumerate/tables.h"

namespace ariadne::rush::enumerate {

// Positions of one board as words of up to 64.
//
// A few free lines of a side are woven together: a bit of a word stands for one combination of their arrangements,
// which are the digits of a number in a mixed radix. What all other lines are in, the fixed ones and the outer ones
// among the free, is the place of the word, numbered in the same way.
class Weave {
  public:
    struct Woven {
        unsigned line = 0;
        unsigned stride = 0;
        unsigned radix = 0;
        std::uint64_t zero = 0;                // the bits whose digit is 0
        std::array<std::uint8_t, 16> digit{};  // of an index
    };
    using Weights = std::array<std::array<std::uint64_t, 16>, longest_line>;

    explicit Weave(const Tables& tables) : tables_(&tables), side_(&tables.side(false)) {}

    // For a board whose lines are in those arrangements and no others.
    void set(const Position& board, bool columns_free, const Ranges& within);

    const Side& side() const { return *side_; }
    std::uint64_t walls() const { return walls_; }    // along the free lines
    std::uint64_t full() const { return full_; }      // all combinations
    std::uint64_t places() const { return places_; }  // how many numbers there are
    unsigned woven_count() const { return woven_count_; }
    const Woven& woven(unsigned i) const { return woven_[i]; }
    const Woven* woven_line(unsigned line) const { return by_line_[line]; }  // null: an outer one
    // The combinations in which a cell of a woven line is free; all of them for cells of other lines.
    std::uint64_t clear(unsigned cell) const { return clear_[cell]; }
    // Bits to multiply `zero` with, and the combinations that have one of those indices.
    std::uint64_t copies(const Woven& woven, std::uint32_t indices) const;
    std::uint64_t only(const Woven& woven, std::uint32_t indices) const { return woven.zero * copies(woven, indices); }
    std::uint32_t index_in(unsigned line, unsigned bit) const;  // that a bit stands for
    const Weights& outer_weights() const { return outer_weights_; }
    const Weights& fixed_weights() const { return fixed_weights_; }
    std::uint32_t free_first(unsigned line) const { return free_first_[line]; }
    std::uint32_t fixed_first(unsigned place) const { return fixed_first_[place]; }
    std::uint32_t free_pattern(unsigned line) const { return side_->free_patterns(board_)[line]; }
    std::uint32_t fixed_pattern(unsigned place) const { return side_->fixed_patterns(board_)[place]; }
    std::uint32_t free_within(unsigned line) const { return within_[line]; }
    const Position& board() const { return board_; }

  private:
    void choose();

    const Tables* tables_;
    const Side* side_;
    Position board_;
    std::uint64_t walls_ = 0;
    std::uint64_t full_ = 0;
    std::uint64_t places_ = 0;
    unsigned woven_count_ = 0;
    std::array<Woven, longest_line> woven_{};
    std::array<const Woven*, longest_line> by_line_{};
    std::array<std::uint32_t, longest_line> within_{};  // of the free lines
    std::array<std::uint32_t, longest_line> free_first_{};
    std::array<std::uint32_t, longest_line> fixed_first_{};
    std::array<std::uint64_t, most_cells> clear_{};
    Weights outer_weights_{};
    Weights fixed_weights_{};
};

}  // namespace ariadne::rush::enumerate
