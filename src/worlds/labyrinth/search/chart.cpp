#include "worlds/labyrinth/search/chart.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace ariadne::labyrinth {

namespace {

// For each value of eight bits, eight bytes: byte i is bit i.
constexpr std::array<std::array<std::uint8_t, 8>, 256> spread = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned value = 0; value < 256; ++value)
        for (unsigned bit = 0; bit < 8; ++bit) table[value][bit] = value >> bit & 1U;
    return table;
}();

std::uint64_t spread_out(std::uint64_t bits) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, spread[bits & 0xff].data(), sizeof bytes);
    return bytes;
}

using Words = std::span<const std::uint64_t>;

// The bytes of 64 rooms or of the last ones of a row, eight at a time.
void draw_word(std::uint64_t down, std::uint64_t right, std::uint64_t up, std::uint64_t left,
               std::span<std::uint8_t> rooms) {
    for (std::size_t at = 0; at < rooms.size(); at += 8) {
        const std::uint64_t eight = spread_out(down >> at) | spread_out(right >> at) << 1U |
                                    spread_out(up >> at) << 2U | spread_out(left >> at) << 3U;
        std::memcpy(rooms.data() + at, &eight, std::min<std::size_t>(8, rooms.size() - at));
    }
}

}  // namespace

bool Chart::draw(const BitGrid& right, const BitGrid& down) {
    size_ = right.size();
    margin_ = static_cast<std::size_t>(size_.cols) + 1;
    if (!charge_.add(size_.area() + 2 * margin_)) return false;
    rooms_.resize(size_.area() + 2 * margin_);
    const auto width = static_cast<std::size_t>(size_.cols);
    const auto stride = static_cast<Id>(size_.cols);
    offsets_ = {stride, 1, Id{0} - stride, Id{0} - 1};
    for (int r = 0; r < size_.rows; ++r) {
        const Words rights = right.row(r);
        const Words downs = down.row(r);
        const Words ups = r > 0 ? down.row(r - 1) : Words{};
        const std::span<std::uint8_t> rooms =
            std::span(rooms_).subspan(margin_ + static_cast<std::size_t>(r) * width, width);
        std::uint64_t carry = 0;
        for (std::size_t w = 0; w < rights.size(); ++w) {
            draw_word(downs[w], rights[w], r > 0 ? ups[w] : 0, rights[w] << 1U | carry,
                      rooms.subspan(w * 64, std::min<std::size_t>(64, width - w * 64)));
            carry = rights[w] >> 63U;
        }
    }
    return true;
}

std::vector<Direction> Chart::steps(Id from, Id to) const {
    std::vector<Direction> out;
    for (Id at = to; at != from;) {
        const Direction before = way_back(at);
        out.push_back(opposite(before));
        at = beside(at, before);
    }
    std::ranges::reverse(out);
    return out;
}

}  // namespace ariadne::labyrinth
