#pragma once

// The counting itself, included by each of kernel_*.cpp, which differ in nothing but the processor they are compiled
// for. Everything is forced inline or has no name outside, so that nothing compiled for one processor is used by
// another.

#include "worlds/amazons/engine/features.h"
#include "worlds/amazons/engine/flood.h"
#include "worlds/amazons/engine/lines.h"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace ariadne::amazons {

namespace {

struct Half {
    std::uint64_t low;
    std::uint64_t high;
};

ARIADNE_INLINE std::uint8_t count_both(Half a, Half b) {
    return static_cast<std::uint8_t>(std::popcount(a.low & b.low) + std::popcount(a.high & b.high));
}

// The bits of `word` under the mask, pushed together. The processor's own instruction where there is one.
ARIADNE_INLINE unsigned extract(std::uint64_t word, std::uint64_t mask) {
#if defined(__BMI2__)
    return static_cast<unsigned>(_pext_u64(word, mask));
#else
    unsigned out = 0;
    for (unsigned place = 0; mask != 0; mask &= mask - 1, ++place) {
        out |= static_cast<unsigned>((word >> static_cast<unsigned>(std::countr_zero(mask))) & 1U) << place;
    }
    return out;
#endif
}

constexpr std::array<std::uint8_t, 64> mobility_class = [] {
    std::array<std::uint8_t, 64> out{};
    for (std::size_t cells = 0; cells < out.size(); ++cells) {
        constexpr std::array<std::size_t, 7> last = {0, 1, 2, 4, 7, 12, 20};
        while (out[cells] < last.size() && cells > last[out[cells]]) ++out[cells];
    }
    return out;
}();

constexpr std::array<std::uint8_t, 9> liberty_class = {0, 1, 2, 3, 4, 4, 5, 5, 5};

ARIADNE_INLINE void find_amazons(Bits empty, Bits amazons, std::size_t side, Features& out) {
    const std::uint64_t low = low_half(empty);
    const std::uint64_t high = high_half(empty);
    unsigned stiffness = 0;
    while (amazons != 0) {
        const auto at = static_cast<std::size_t>(take_first(amazons));
        unsigned cells = 0;
        for (const Lines::Line& line : lines.through[at]) {
            const unsigned free = extract(low, line.low) | extract(high, line.high) << line.split;
            cells += lines.seen[line.at][free];
        }
        const int liberties = std::popcount(low & lines.around[at][0]) + std::popcount(high & lines.around[at][1]);
        ++out[mobility_features + 8 * side + mobility_class[cells]];
        ++out[liberty_features + 6 * side + liberty_class[static_cast<std::size_t>(liberties)]];
        stiffness += 16 / (1 + cells);
    }
    out[stiffness_features + side] = static_cast<std::uint8_t>(stiffness < 255 ? stiffness : 255);
}

// Counts cells by their pair of classes; the last class, never, is what the others leave.
template <std::size_t levels>
ARIADNE_INLINE void count_pairs(const std::array<Both, levels>& at, Both reached, Bits empty, std::uint8_t* out) {
    constexpr std::size_t classes = levels + 1;
    std::array<Half, classes> own{};
    std::array<Half, classes> theirs{};
    for (std::size_t i = 0; i < levels; ++i) {
        own[i] = {at[i][0], at[i][1]};
        theirs[i] = {at[i][2], at[i][3]};
    }
    own[levels] = {low_half(empty) & ~reached[0], high_half(empty) & ~reached[1]};
    theirs[levels] = {low_half(empty) & ~reached[2], high_half(empty) & ~reached[3]};
    for (std::size_t i = 0; i < classes; ++i) {
        if ((own[i].low | own[i].high) == 0) continue;
        for (std::size_t j = 0; j < classes - (i == levels ? 1 : 0); ++j) {
            out[i * classes + j] = count_both(own[i], theirs[j]);
        }
    }
}

ARIADNE_INLINE bool find(Bits empty, Bits own, Bits theirs, Features& out) {
    out = {};
    const flood::Distances far = flood::distances(empty, own, theirs);
    count_pairs(far.queen, far.reached, empty, out.data());
    count_pairs(far.king, far.reached, empty, out.data() + king_features);
    find_amazons(empty, own, 0, out);
    find_amazons(empty, theirs, 1, out);
    return ((far.reached[0] & far.reached[2]) | (far.reached[1] & far.reached[3])) != 0;
}

}  // namespace

}  // namespace ariadne::amazons
