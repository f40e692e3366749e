#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "grid/grid.h"

namespace ariadne {

// One bit a cell, row by row. Bit c % 64 of word c / 64 of a row is column c; every row begins with a word of its own,
// and the bits past the last column are 0, so that whole rows can be worked on 64 cells at a time.
class BitGrid {
  public:
    BitGrid() = default;
    explicit BitGrid(Size size) : size_(size), row_words_((static_cast<std::size_t>(size.cols) + 63) / 64) {
        words_.resize(row_words_ * static_cast<std::size_t>(size.rows));
    }

    static std::size_t bytes_for(Size size) {
        return (static_cast<std::size_t>(size.cols) + 63) / 64 * static_cast<std::size_t>(size.rows) *
               sizeof(std::uint64_t);
    }

    friend bool operator==(const BitGrid&, const BitGrid&) = default;

    Size size() const { return size_; }
    bool empty() const { return words_.empty(); }
    std::size_t row_words() const { return row_words_; }
    std::size_t bytes() const { return words_.size() * sizeof(std::uint64_t); }

    bool get(Cell c) const { return (words_[word(c)] >> bit(c) & 1U) != 0; }
    void set(Cell c) { words_[word(c)] |= std::uint64_t{1} << bit(c); }
    void clear(Cell c) { words_[word(c)] &= ~(std::uint64_t{1} << bit(c)); }
    void put(Cell c, bool value) { value ? set(c) : clear(c); }
    void fill() {
        for (int r = 0; r < size_.rows; ++r) {
            for (std::uint64_t& w : row(r)) w = ~std::uint64_t{0};
            if (row_words_ > 0) row(r).back() &= last_word_mask();
        }
    }

    std::span<std::uint64_t> row(int r) {
        return {words_.data() + static_cast<std::size_t>(r) * row_words_, row_words_};
    }
    std::span<const std::uint64_t> row(int r) const {
        return {words_.data() + static_cast<std::size_t>(r) * row_words_, row_words_};
    }

    // The columns that the last word of a row has.
    std::uint64_t last_word_mask() const {
        const unsigned used = static_cast<unsigned>(size_.cols) % 64;
        return used == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << used) - 1;
    }

    std::size_t count() const {
        std::size_t n = 0;
        for (const std::uint64_t w : words_) n += static_cast<std::size_t>(std::popcount(w));
        return n;
    }

  private:
    std::size_t word(Cell c) const {
        return static_cast<std::size_t>(c.row) * row_words_ + static_cast<std::size_t>(c.col) / 64;
    }
    static unsigned bit(Cell c) { return static_cast<unsigned>(c.col) % 64; }

    Size size_;
    std::size_t row_words_ = 0;
    std::vector<std::uint64_t> words_;
};

}  // namespace ariadne
