#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <zlib.h>

#include "render/sink.h"
#include "render/theme.h"

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

// Writes a PNG of few colours row by row, holding only a few rows. A pixel takes 1, 2, 4 or 8 bits, as few as number
// the colours; the first pixel of a byte is in its highest bits.
class IndexedPng {
  public:
    // 1 to 256 colours.
    IndexedPng(Sink sink, std::uint32_t width, std::uint32_t height, std::span<const Colour> palette);
    IndexedPng(const IndexedPng&) = delete;
    IndexedPng& operator=(const IndexedPng&) = delete;
    ~IndexedPng();

    unsigned depth() const { return depth_; }
    std::size_t row_bytes() const { return row_bytes_; }

    void row(std::span<const std::uint8_t> bytes);
    void again(std::size_t times);  // the row before

    bool finish();  // after the last row; false: no memory for the compression

  private:
    void compress(std::span<const std::uint8_t> bytes, bool last);
    void chunk(const char (&type)[5], std::span<const std::uint8_t> bytes);

    Sink sink_;
    unsigned depth_ = 1;
    std::size_t row_bytes_ = 0;
    z_stream stream_{};
    std::vector<std::uint8_t> line_;    // a filter and a row
    std::vector<std::uint8_t> same_;    // a row that does not differ from the one above it
    std::vector<std::uint8_t> packed_;  // of the chunk being filled
    std::size_t filled_ = 0;
    bool good_ = false;
};

}  // namespace ariadne::render
