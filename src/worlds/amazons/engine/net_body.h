#pragma once

// The network at work, included by each of kernel_*.cpp: see sight_body.h.

#include "worlds/amazons/engine/flood.h"
#include "worlds/amazons/engine/net.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace ariadne::amazons {

namespace {

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

}  // namespace

}  // namespace ariadne::amazons
