#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ariadne::render {

// A row of pixels of 1, 2 or 4 bits, appended from the left, the first in the highest bits of a byte.
class PixelRow {
  public:
    PixelRow(unsigned depth, std::size_t bytes);

    // A new row, of which the first so many pixels that are put are left out.
    void begin(std::int64_t drop);
    void put(unsigned value, std::int64_t pixels);

    // The same, already as bits, at most 56 of them; nothing is left out.
    void append(std::uint64_t pattern, unsigned bits) {
        if (held_ + bits > 64) flush();
        word_ = word_ << bits | pattern;
        held_ += bits;
    }

    // The row, its last byte filled up with zeros.
    std::span<const std::uint8_t> end();

    void overwrite(unsigned value, std::int64_t x);

  private:
    void flush();

    unsigned depth_;
    std::vector<std::uint8_t> bytes_;
    std::array<std::uint64_t, 16> full_{};  // a word of nothing but this value
    std::size_t place_ = 0;
    std::uint64_t word_ = 0;
    unsigned held_ = 0;  // bits of the word
    std::int64_t drop_ = 0;
};

}  // namespace ariadne::render
