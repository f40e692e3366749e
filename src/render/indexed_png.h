#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <zlib.h>

#include "render/sink.h"
#include "render/theme.h"

namespace ariadne::render {

// A row of pixels of 1, 2 or 4 bits, appended from the left, the first in the highest bits of a byte.
class PixelRow {
  public:
    PixelRow(unsigned depth, std::size_t bytes) : depth_(depth), bytes_(bytes + 16) {
        for (unsigned value = 0; value < 16; ++value)
            for (unsigned bit = 0; bit < 64; bit += depth) full_[value] |= std::uint64_t{value} << bit;
    }

    // A new row, of which the first so many pixels that are put are left out.
    void begin(std::int64_t drop) {
        place_ = 0;
        held_ = 0;
        word_ = 0;
        drop_ = drop;
    }

    void put(unsigned value, std::int64_t pixels) {
        if (drop_ > 0) {
            const std::int64_t dropped = std::min(drop_, pixels);
            drop_ -= dropped;
            pixels -= dropped;
        }
        auto bits = static_cast<std::size_t>(pixels) * depth_;
        while (bits > 0) {
            const auto now = static_cast<unsigned>(std::min<std::size_t>(bits, 56));
            if (held_ + now > 64) flush();
            word_ = word_ << now | (full_[value] & ((std::uint64_t{1} << now) - 1));
            held_ += now;
            bits -= now;
        }
    }

    // The same, already as bits, at most 56 of them; nothing is left out.
    void append(std::uint64_t pattern, unsigned bits) {
        if (held_ + bits > 64) flush();
        word_ = word_ << bits | pattern;
        held_ += bits;
    }

    // The row, its last byte filled up with zeros.
    std::span<const std::uint8_t> end() {
        flush();
        if (held_ > 0) bytes_[place_] = static_cast<std::uint8_t>(word_ << (8 - held_));
        std::fill(bytes_.begin() + static_cast<std::ptrdiff_t>(place_ + (held_ > 0 ? 1 : 0)), bytes_.end(), 0);
        return bytes_;
    }

    // After the end of a row.
    unsigned at(std::int64_t x) const {
        const auto bit = static_cast<std::size_t>(x) * depth_;
        return bytes_[bit / 8] >> (8 - depth_ - bit % 8) & ((1U << depth_) - 1);
    }

    void overwrite(unsigned value, std::int64_t x) {
        const auto bit = static_cast<std::size_t>(x) * depth_;
        const auto shift = static_cast<unsigned>(8 - depth_ - bit % 8);
        const unsigned mask = ((1U << depth_) - 1) << shift;
        assert(bit / 8 < bytes_.size());
        bytes_[bit / 8] = static_cast<std::uint8_t>((bytes_[bit / 8] & ~mask) | value << shift);
    }

  private:
    void flush() {
        assert(place_ + 8 <= bytes_.size());
        while (held_ >= 8) {
            held_ -= 8;
            bytes_[place_++] = static_cast<std::uint8_t>(word_ >> held_);
        }
    }

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
    IndexedPng(Sink sink, std::uint32_t width, std::uint32_t height, std::span<const Colour> palette)
        : sink_(std::move(sink)),
          depth_(bits_for(palette.size())),
          row_bytes_((std::size_t{width} * depth_ + 7) / 8),
          line_(row_bytes_ + 1, filter_none),
          same_(row_bytes_ + 1, 0),
          packed_(chunk_bytes) {
        same_.front() = filter_up;
        hand_over("\x89PNG\r\n\x1a\n");
        std::vector<std::uint8_t> header;
        number(header, width);
        number(header, height);
        header.insert(header.end(), {static_cast<std::uint8_t>(depth_), indexed_colour, 0, 0, 0});
        chunk("IHDR", header);
        std::vector<std::uint8_t> colours;
        for (const Colour c : palette) colours.insert(colours.end(), {c.red, c.green, c.blue});
        chunk("PLTE", colours);
        // Rows of a labyrinth are noise, runs and repeated rows: looking for more than runs takes twice the time and
        // gains a sixth of the size.
        constexpr int window = 15;
        constexpr int memory = 9;
        if (deflateInit2(&stream_, Z_BEST_SPEED, Z_DEFLATED, window, memory, Z_RLE) != Z_OK) good_ = false;
    }
    IndexedPng(const IndexedPng&) = delete;
    IndexedPng& operator=(const IndexedPng&) = delete;
    ~IndexedPng() { deflateEnd(&stream_); }

    unsigned depth() const { return depth_; }
    std::size_t row_bytes() const { return row_bytes_; }

    void row(std::span<const std::uint8_t> bytes) {
        std::ranges::copy(bytes.first(row_bytes_), line_.begin() + 1);
        compress(line_, false);
    }

    // The row before.
    void again(std::size_t times) {
        for (std::size_t i = 0; i < times; ++i) compress(same_, false);
    }

    // False: no memory for the compression, or the sink has had enough.
    bool good() const { return good_; }

    // After the last row.
    bool finish() {
        compress({}, true);
        chunk("IEND", {});
        return good_;
    }

  private:
    static constexpr std::size_t chunk_bytes = std::size_t{1} << 18U;
    static constexpr std::uint8_t filter_none = 0;
    static constexpr std::uint8_t filter_up = 2;
    static constexpr std::uint8_t indexed_colour = 3;

    static void number(std::vector<std::uint8_t>& out, std::uint32_t value) {
        for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<std::uint8_t>(value >> shift));
    }
    static unsigned bits_for(std::size_t colours) {
        return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
    }
    static std::string_view text(std::span<const std::uint8_t> bytes) {
        return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    }

    void compress(std::span<const std::uint8_t> bytes, bool last) {
        if (!good_) return;
        stream_.next_in = const_cast<Bytef*>(bytes.data());  // zlib only reads it
        stream_.avail_in = static_cast<uInt>(bytes.size());
        int state = Z_OK;
        do {
            stream_.next_out = packed_.data() + filled_;
            stream_.avail_out = static_cast<uInt>(packed_.size() - filled_);
            state = deflate(&stream_, last ? Z_FINISH : Z_NO_FLUSH);
            filled_ = packed_.size() - stream_.avail_out;
            if (filled_ == packed_.size() || (last && state == Z_STREAM_END)) {
                chunk("IDAT", std::span(packed_).first(filled_));
                filled_ = 0;
            }
            if (state == Z_STREAM_ERROR) good_ = false;
        } while (good_ && (stream_.avail_in > 0 || (last && state != Z_STREAM_END)));
    }

    void chunk(const char (&type)[5], std::span<const std::uint8_t> bytes) {
        std::vector<std::uint8_t> head;
        number(head, static_cast<std::uint32_t>(bytes.size()));
        head.insert(head.end(), type, type + 4);
        hand_over(text(head));
        hand_over(text(bytes));
        uLong sum = crc32(0, head.data() + 4, 4);
        if (!bytes.empty()) sum = crc32(sum, bytes.data(), static_cast<uInt>(bytes.size()));
        std::vector<std::uint8_t> tail;
        number(tail, static_cast<std::uint32_t>(sum));
        hand_over(text(tail));
    }

    void hand_over(std::string_view bytes) { good_ = good_ && sink_(bytes); }

    Sink sink_;
    unsigned depth_ = 1;
    std::size_t row_bytes_ = 0;
    z_stream stream_{};
    std::vector<std::uint8_t> line_;    // a filter and a row
    std::vector<std::uint8_t> same_;    // a row that does not differ from the one above it
    std::vector<std::uint8_t> packed_;  // of the chunk being filled
    std::size_t filled_ = 0;
    bool good_ = true;
};

}  // namespace ariadne::render
