#include "worlds/rush/enumerate/weave.h"

#include <algorithm>
#include <bit>

namespace ariadne::rush::enumerate {

namespace {

constexpr unsigned most_bits = 64;

}  // namespace

void Weave::set(const Position& board, bool columns_free, const Ranges& within) {
    side_ = &tables_->side(columns_free);
    board_ = board;
    walls_ = side_->from_rows(board.walls);
    within_ = columns_free ? within.cols : within.rows;
    const auto& fixed_within = columns_free ? within.rows : within.cols;
    for (unsigned line = 0; line < side_->lines; ++line)
        free_first_[line] = side_->free->patterns[free_pattern(line)].first;
    for (unsigned place = 0; place < side_->length; ++place)
        fixed_first_[place] = side_->fixed->patterns[fixed_pattern(place)].first;
    choose();

    places_ = 1;
    const auto weigh = [&](std::uint32_t indices, std::array<std::uint64_t, 16>& weights) {
        std::uint64_t digit = 0;
        for (; indices != 0; indices &= indices - 1) weights[lowest(indices)] = places_ * digit++;
        places_ *= digit;
    };
    for (unsigned line = 0; line < side_->lines; ++line)
        if (by_line_[line] == nullptr) weigh(within_[line], outer_weights_[line]);
    for (unsigned place = 0; place < side_->length; ++place) weigh(fixed_within[place], fixed_weights_[place]);
    for (unsigned line = 0; line < side_->lines; ++line) {
        const Woven* const woven = by_line_[line];
        for (unsigned place = 0; place < side_->length; ++place)
            clear_[line * side_->length + place] =
                woven == nullptr ? full_
                                 : only(*woven, side_->free->avoiding(free_pattern(line), std::uint64_t{1} << place));
    }
}

// Those lines whose combinations come closest to filling a word.
void Weave::choose() {
    std::array<unsigned, 1U << longest_line> combinations{};
    combinations[0] = 1;
    std::uint32_t best = 0;
    for (std::uint32_t set = 1; set < 1U << side_->lines; ++set) {
        const auto radix = static_cast<unsigned>(std::popcount(within_[lowest(set)]));
        const unsigned rest = combinations[set & (set - 1)];
        combinations[set] = radix == 1 || rest > most_bits ? most_bits + 1 : rest * radix;
        if (combinations[set] <= most_bits && combinations[set] > combinations[best]) best = set;
    }
    by_line_.fill(nullptr);
    woven_count_ = 0;
    unsigned stride = 1;
    for (; best != 0; best &= best - 1) {
        Woven& woven = woven_[woven_count_++];
        woven.line = lowest(best);
        woven.stride = stride;
        woven.radix = 0;
        for (std::uint32_t set = within_[woven.line]; set != 0; set &= set - 1)
            woven.digit[lowest(set)] = static_cast<std::uint8_t>(woven.radix++);
        stride *= woven.radix;
        by_line_[woven.line] = &woven;
    }
    full_ = stride == most_bits ? ~std::uint64_t{0} : (std::uint64_t{1} << stride) - 1;
    for (unsigned i = 0; i < woven_count_; ++i) {
        const std::uint64_t low = (std::uint64_t{1} << woven_[i].stride) - 1;
        woven_[i].zero = 0;
        for (unsigned at = 0; at < stride; at += woven_[i].stride * woven_[i].radix) woven_[i].zero |= low << at;
    }
}

std::uint64_t Weave::copies(const Woven& woven, std::uint32_t indices) const {
    std::uint64_t out = 0;
    for (indices &= within_[woven.line]; indices != 0; indices &= indices - 1)
        out |= std::uint64_t{1} << (woven.digit[lowest(indices)] * woven.stride);
    return out;
}

std::uint32_t Weave::index_in(unsigned line, unsigned bit) const {
    const Woven& woven = *by_line_[line];
    std::uint32_t indices = within_[line];
    for (unsigned digit = bit / woven.stride % woven.radix; digit > 0; --digit) indices &= indices - 1;
    return lowest(indices);
}

}  // namespace ariadne::rush::enumerate
