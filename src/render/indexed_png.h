#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "render/sink.h"
#include "render/theme.h"

namespace ariadne::render {

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
    struct Deflate;

    void compress(std::span<const std::uint8_t> bytes, bool last);
    void chunk(const char (&type)[5], std::span<const std::uint8_t> bytes);

    Sink sink_;
    unsigned depth_ = 1;
    std::size_t row_bytes_ = 0;
    std::unique_ptr<Deflate> deflate_;
    std::vector<std::uint8_t> line_;    // a filter and a row
    std::vector<std::uint8_t> same_;    // a row that does not differ from the one above it
    std::vector<std::uint8_t> packed_;  // of the chunk being filled
    std::size_t filled_ = 0;
    bool good_ = false;
};

}  // namespace ariadne::render
