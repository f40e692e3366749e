#include "render/pixel_row.h"

#include <algorithm>
#include <cassert>

namespace ariadne::render {

PixelRow::PixelRow(unsigned depth, std::size_t bytes) : depth_(depth), bytes_(bytes + 16) {
    for (unsigned value = 0; value < 16; ++value)
        for (unsigned bit = 0; bit < 64; bit += depth) full_[value] |= std::uint64_t{value} << bit;
}

void PixelRow::begin(std::int64_t drop) {
    place_ = 0;
    held_ = 0;
    word_ = 0;
    drop_ = drop;
}

void PixelRow::put(unsigned value, std::int64_t pixels) {
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

std::span<const std::uint8_t> PixelRow::end() {
    flush();
    if (held_ > 0) bytes_[place_] = static_cast<std::uint8_t>(word_ << (8 - held_));
    std::fill(bytes_.begin() + static_cast<std::ptrdiff_t>(place_ + (held_ > 0 ? 1 : 0)), bytes_.end(), 0);
    return bytes_;
}

void PixelRow::overwrite(unsigned value, std::int64_t x) {
    const auto bit = static_cast<std::size_t>(x) * depth_;
    const auto shift = static_cast<unsigned>(8 - depth_ - bit % 8);
    const unsigned mask = ((1U << depth_) - 1) << shift;
    assert(bit / 8 < bytes_.size());
    bytes_[bit / 8] = static_cast<std::uint8_t>((bytes_[bit / 8] & ~mask) | value << shift);
}

void PixelRow::flush() {
    assert(place_ + 8 <= bytes_.size());
    while (held_ >= 8) {
        held_ -= 8;
        bytes_[place_++] = static_cast<std::uint8_t>(word_ >> held_);
    }
}

}  // namespace ariadne::render
