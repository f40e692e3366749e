#pragma once

// What a kernel consists of, included by each of kernel_*.cpp, which differ in nothing but the processor they are
// compiled for. Everything is forced inline or has no name outside, so that nothing compiled for one processor is used
// by another.

#include "worlds/amazons/engine/flood.h"
#include "worlds/amazons/engine/kernel.h"

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

// Calls `cell` with the row of every cell, then `amazon` with that of every amazon; true when some cell can be reached
// by both.
template <class Cell, class Amazon>
ARIADNE_INLINE bool look(Bits empty, Bits own, Bits theirs, const Cell& cell, const Amazon& amazon) {
    const queens::Distances far = queens::distances(empty, own, theirs);
    Classes queen;
    Classes king;
    classify(far.queen, queen);
    classify(far.king, king);
    for (std::size_t half = 0; half < 2; ++half) {
        for (std::uint64_t left = far.reached[half] | far.reached[2 + half]; left != 0; left &= left - 1) {
            const std::size_t at = 64 * half + static_cast<std::size_t>(std::countr_zero(left));
            cell(queen.of[at] * std::size_t{49} + king.of[at]);
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        std::size_t i = 0;
        for (Bits left = side == 0 ? own : theirs; left != 0; ++i) {
            const int at = take_first(left);
            const int free = count(neighbours(bit(at)) & empty);
            const std::size_t mobile = mobility_class[far.mobility[side][i & 127U]];
            amazon(cell_rows + (side * mobility_classes + mobile) * 9 + static_cast<std::size_t>(free));
        }
    }
    return ((far.reached[0] & far.reached[2]) | (far.reached[1] & far.reached[3])) != 0;
}

// The 64 sums of the first layer.
struct alignas(64) Sums {
    std::int16_t of[first_cells];
};

#if defined(__AVX512BW__) && defined(__AVX512VL__)

struct Adder {
    __m512i low;
    __m512i high;

    ARIADNE_INLINE explicit Adder(const std::int16_t* bias)
        : low(_mm512_load_si512(bias)), high(_mm512_load_si512(bias + 32)) {}
    ARIADNE_INLINE void add(const std::int16_t* row) {
        low = _mm512_add_epi16(low, _mm512_load_si512(row));
        high = _mm512_add_epi16(high, _mm512_load_si512(row + 32));
    }
    ARIADNE_INLINE void add_saturated(const std::int16_t* row) {
        low = _mm512_adds_epi16(low, _mm512_load_si512(row));
        high = _mm512_adds_epi16(high, _mm512_load_si512(row + 32));
    }
    ARIADNE_INLINE void store(Sums& out) const {
        _mm512_store_si512(out.of, low);
        _mm512_store_si512(out.of + 32, high);
    }
};

// Sums over pairs of inputs, sixteen outputs a register.
template <std::size_t outputs>
ARIADNE_INLINE void multiply(const std::int16_t* inputs, std::size_t count, const std::int16_t* weights,
                             const std::int32_t* bias, std::int32_t* out) {
    constexpr std::size_t registers = outputs / 16;
    __m512i sums[registers];
    for (std::size_t r = 0; r < registers; ++r) sums[r] = _mm512_load_si512(bias + 16 * r);
    for (std::size_t pair = 0; pair < count / 2; ++pair) {
        std::int32_t both = 0;
        __builtin_memcpy(&both, inputs + 2 * pair, sizeof both);
        const __m512i input = _mm512_set1_epi32(both);
        const std::int16_t* row = weights + pair * outputs * 2;
        for (std::size_t r = 0; r < registers; ++r) {
            sums[r] = _mm512_add_epi32(sums[r], _mm512_madd_epi16(input, _mm512_load_si512(row + 32 * r)));
        }
    }
    for (std::size_t r = 0; r < registers; ++r) _mm512_store_si512(out + 16 * r, sums[r]);
}

#elif defined(__AVX2__)

ARIADNE_INLINE __m256i load(const void* from) {
    return _mm256_load_si256(static_cast<const __m256i*>(from));
}

struct Adder {
    __m256i sums[4];

    ARIADNE_INLINE explicit Adder(const std::int16_t* bias) {
        for (std::size_t r = 0; r < 4; ++r) sums[r] = load(bias + 16 * r);
    }
    ARIADNE_INLINE void add(const std::int16_t* row) {
        for (std::size_t r = 0; r < 4; ++r) sums[r] = _mm256_add_epi16(sums[r], load(row + 16 * r));
    }
    ARIADNE_INLINE void add_saturated(const std::int16_t* row) {
        for (std::size_t r = 0; r < 4; ++r) sums[r] = _mm256_adds_epi16(sums[r], load(row + 16 * r));
    }
    ARIADNE_INLINE void store(Sums& out) const {
        for (std::size_t r = 0; r < 4; ++r) _mm256_store_si256(reinterpret_cast<__m256i*>(out.of + 16 * r), sums[r]);
    }
};

// Sums over pairs of inputs, eight outputs a register.
template <std::size_t outputs>
ARIADNE_INLINE void multiply(const std::int16_t* inputs, std::size_t count, const std::int16_t* weights,
                             const std::int32_t* bias, std::int32_t* out) {
    constexpr std::size_t registers = outputs / 8;
    __m256i sums[registers];
    for (std::size_t r = 0; r < registers; ++r) sums[r] = load(bias + 8 * r);
    for (std::size_t pair = 0; pair < count / 2; ++pair) {
        std::int32_t both = 0;
        __builtin_memcpy(&both, inputs + 2 * pair, sizeof both);
        const __m256i input = _mm256_set1_epi32(both);
        const std::int16_t* row = weights + pair * outputs * 2;
        for (std::size_t r = 0; r < registers; ++r) {
            sums[r] = _mm256_add_epi32(sums[r], _mm256_madd_epi16(input, load(row + 16 * r)));
        }
    }
    for (std::size_t r = 0; r < registers; ++r) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(out + 8 * r), sums[r]);
    }
}

#else

struct Adder {
    Sums sums;

    ARIADNE_INLINE explicit Adder(const std::int16_t* bias) {
        for (std::size_t i = 0; i < first_cells; ++i) sums.of[i] = bias[i];
    }
    ARIADNE_INLINE void add(const std::int16_t* row) {
        for (std::size_t i = 0; i < first_cells; ++i) sums.of[i] = static_cast<std::int16_t>(sums.of[i] + row[i]);
    }
    ARIADNE_INLINE void add_saturated(const std::int16_t* row) {
        for (std::size_t i = 0; i < first_cells; ++i) {
            const int sum = sums.of[i] + row[i];
            sums.of[i] = static_cast<std::int16_t>(sum < -32768 ? -32768 : sum > 32767 ? 32767 : sum);
        }
    }
    ARIADNE_INLINE void store(Sums& out) const { out = sums; }
};

template <std::size_t outputs>
ARIADNE_INLINE void multiply(const std::int16_t* inputs, std::size_t count, const std::int16_t* weights,
                             const std::int32_t* bias, std::int32_t* out) {
    for (std::size_t o = 0; o < outputs; ++o) out[o] = bias[o];
    for (std::size_t pair = 0; pair < count / 2; ++pair) {
        const std::int32_t one = inputs[2 * pair];
        const std::int32_t two = inputs[2 * pair + 1];
        const std::int16_t* row = weights + pair * outputs * 2;
        for (std::size_t o = 0; o < outputs; ++o) out[o] += one * row[2 * o] + two * row[2 * o + 1];
    }
}

#endif

template <class Number>
ARIADNE_INLINE std::int16_t cut(Number value) {
    return static_cast<std::int16_t>(value < 0 ? 0 : value > 1024 ? 1024 : value);
}

// Log odds in 1/1024, from the sums of the first layer.
ARIADNE_INLINE int finish(const Net& net, const Adder& adder) {
    Sums first;
    adder.store(first);
    const int straight = first.of[first_cells - 1];
    for (std::int16_t& sum : first.of) sum = cut(sum);
    first.of[first_cells - 1] = 0;
    alignas(64) std::int32_t sums[second_cells];
    multiply<second_cells>(first.of, first_cells, net.second.data(), net.second_bias.data(), sums);
    std::int32_t deep = net.bias;
    for (std::size_t i = 0; i < second_cells; ++i) deep += cut(sums[i] >> 10) * net.third[i];
    return (deep >> 10) + straight;
}

inline void see(Bits empty, Bits own, Bits theirs, Sight& out) {
    out.count = 0;
    const auto note = [&](std::size_t row) {
        out.rows[out.count & 127U] = static_cast<std::uint16_t>(row);
        ++out.count;
    };
    out.contested = look(empty, own, theirs, note, note);
}

inline int evaluate(const Net& net, Bits empty, Bits own, Bits theirs) {
    Adder adder(net.first_bias.data());
    const auto weights = [&](std::size_t row) { return net.first.data() + row * first_cells; };
    look(
        empty, own, theirs, [&](std::size_t row) { adder.add(weights(row)); },
        [&](std::size_t row) { adder.add_saturated(weights(row)); });
    return finish(net, adder);
}

}  // namespace

}  // namespace ariadne::amazons
