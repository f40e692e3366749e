#pragma once

// The looking itself, included by each of kernel_*.cpp, which differ in nothing but the processor they are compiled
// for. Everything is forced inline or has no name outside, so that nothing compiled for one processor is used by
// another.

#include "worlds/amazons/engine/flood.h"
#include "worlds/amazons/engine/sight.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace ariadne::amazons {

namespace {

constexpr std::array<std::uint8_t, 64> mobility_class = [] {
    std::array<std::uint8_t, 64> out{};
    for (std::size_t cells = 0; cells < out.size(); ++cells) {
        constexpr std::array<std::size_t, mobility_classes - 1> last = {0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 26};
        while (out[cells] < last.size() && cells > last[out[cells]]) ++out[cells];
    }
    return out;
}();

// For each of the 128 bits own class * 7 + their class, from six disjoint sets of each side.
struct alignas(64) Classes {
    std::uint8_t of[128];
};

#if defined(__AVX512BW__) && defined(__AVX512VL__)

ARIADNE_INLINE void classify(const std::array<Both, 6>& sets, Classes& out) {
    for (std::size_t half = 0; half < 2; ++half) {
        __m512i own = _mm512_set1_epi8(6 * 7);
        __m512i theirs = _mm512_set1_epi8(6);
        for (std::size_t i = 0; i < 6; ++i) {
            own = _mm512_mask_mov_epi8(own, sets[i][half], _mm512_set1_epi8(static_cast<char>(i * 7)));
            theirs = _mm512_mask_mov_epi8(theirs, sets[i][2 + half], _mm512_set1_epi8(static_cast<char>(i)));
        }
        _mm512_store_si512(out.of + 64 * half, _mm512_add_epi8(own, theirs));
    }
}

#elif defined(__AVX2__)

// A byte of ones for every bit that is set.
ARIADNE_INLINE __m256i spread(std::uint32_t bits) {
    const __m256i where = _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
                                           3, 3, 3, 3, 3, 3);
    const __m256i which = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201U));
    const __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)), where);
    return _mm256_cmpeq_epi8(_mm256_and_si256(bytes, which), which);
}

ARIADNE_INLINE void classify(const std::array<Both, 6>& sets, Classes& out) {
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
        const std::size_t half = quarter / 2;
        const unsigned shift = quarter % 2 * 32;
        __m256i sum = _mm256_set1_epi8(6 * 7 + 6);
        for (std::size_t i = 0; i < 6; ++i) {
            const __m256i own = spread(static_cast<std::uint32_t>(sets[i][half] >> shift));
            const __m256i theirs = spread(static_cast<std::uint32_t>(sets[i][2 + half] >> shift));
            sum = _mm256_sub_epi8(sum, _mm256_and_si256(own, _mm256_set1_epi8(static_cast<char>((6 - i) * 7))));
            sum = _mm256_sub_epi8(sum, _mm256_and_si256(theirs, _mm256_set1_epi8(static_cast<char>(6 - i))));
        }
        _mm256_store_si256(reinterpret_cast<__m256i*>(out.of + 32 * quarter), sum);
    }
}

#else

ARIADNE_INLINE void classify(const std::array<Both, 6>& sets, Classes& out) {
    for (std::uint8_t& one : out.of) one = 6 * 7 + 6;
    for (std::size_t i = 0; i < 6; ++i) {
        for (std::size_t word = 0; word < 4; ++word) {
            const std::size_t step = word < 2 ? (6 - i) * 7 : 6 - i;
            for (std::uint64_t left = sets[i][word]; left != 0; left &= left - 1) {
                std::uint8_t& one = out.of[64 * (word % 2) + static_cast<std::size_t>(std::countr_zero(left))];
                one = static_cast<std::uint8_t>(one - step);
            }
        }
    }
}

#endif

// Calls `visit` with every row; true when some cell can be reached by both.
template <class Visit>
ARIADNE_INLINE bool look(Bits empty, Bits own, Bits theirs, const Visit& visit) {
    const queens::Distances far = queens::distances(empty, own, theirs);
    Classes queen;
    Classes king;
    classify(far.queen, queen);
    classify(far.king, king);
    for (std::size_t half = 0; half < 2; ++half) {
        for (std::uint64_t left = far.reached[half] | far.reached[2 + half]; left != 0; left &= left - 1) {
            const std::size_t at = 64 * half + static_cast<std::size_t>(std::countr_zero(left));
            visit(queen.of[at] * std::size_t{49} + king.of[at]);
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        std::size_t i = 0;
        for (Bits left = side == 0 ? own : theirs; left != 0; ++i) {
            const int at = take_first(left);
            const int free = count(neighbours(bit(at)) & empty);
            const std::size_t mobile = mobility_class[far.mobility[side][i & 63U]];
            visit(cell_rows + (side * mobility_classes + mobile) * 9 + static_cast<std::size_t>(free));
        }
    }
    return ((far.reached[0] & far.reached[2]) | (far.reached[1] & far.reached[3])) != 0;
}

}  // namespace

}  // namespace ariadne::amazons
