#pragma once

// The network at work, included by each of kernel_*.cpp: see features_body.h.

#include "worlds/amazons/engine/flood.h"
#include "worlds/amazons/engine/net.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace ariadne::amazons {

namespace {

#if defined(__AVX512BW__) && defined(__AVX512VL__)

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
        if (both == 0) continue;
        const __m512i input = _mm512_set1_epi32(both);
        const std::int16_t* row = weights + pair * outputs * 2;
        for (std::size_t r = 0; r < registers; ++r) {
            sums[r] = _mm512_add_epi32(sums[r], _mm512_madd_epi16(input, _mm512_load_si512(row + 32 * r)));
        }
    }
    for (std::size_t r = 0; r < registers; ++r) _mm512_store_si512(out + 16 * r, sums[r]);
}

#elif defined(__AVX2__)

// Sums over pairs of inputs, eight outputs a register.
template <std::size_t outputs>
ARIADNE_INLINE void multiply(const std::int16_t* inputs, std::size_t count, const std::int16_t* weights,
                             const std::int32_t* bias, std::int32_t* out) {
    constexpr std::size_t registers = outputs / 8;
    __m256i sums[registers];
    for (std::size_t r = 0; r < registers; ++r) {
        sums[r] = _mm256_load_si256(reinterpret_cast<const __m256i*>(bias + 8 * r));
    }
    for (std::size_t pair = 0; pair < count / 2; ++pair) {
        std::int32_t both = 0;
        __builtin_memcpy(&both, inputs + 2 * pair, sizeof both);
        if (both == 0) continue;
        const __m256i input = _mm256_set1_epi32(both);
        const std::int16_t* row = weights + pair * outputs * 2;
        for (std::size_t r = 0; r < registers; ++r) {
            const __m256i weight = _mm256_load_si256(reinterpret_cast<const __m256i*>(row + 16 * r));
            sums[r] = _mm256_add_epi32(sums[r], _mm256_madd_epi16(input, weight));
        }
    }
    for (std::size_t r = 0; r < registers; ++r) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(out + 8 * r), sums[r]);
    }
}

#else

template <std::size_t outputs>
ARIADNE_INLINE void multiply(const std::int16_t* inputs, std::size_t count, const std::int16_t* weights,
                             const std::int32_t* bias, std::int32_t* out) {
    for (std::size_t o = 0; o < outputs; ++o) out[o] = bias[o];
    for (std::size_t pair = 0; pair < count / 2; ++pair) {
        const std::int32_t one = inputs[2 * pair];
        const std::int32_t two = inputs[2 * pair + 1];
        if (one == 0 && two == 0) continue;
        const std::int16_t* row = weights + pair * outputs * 2;
        for (std::size_t o = 0; o < outputs; ++o) out[o] += one * row[2 * o] + two * row[2 * o + 1];
    }
}

#endif

// Cut to 0..1024 after the shift.
template <std::size_t count>
ARIADNE_INLINE void cut(const std::int32_t* sums, unsigned shift, std::int16_t* out) {
    for (std::size_t i = 0; i < count; ++i) {
        const std::int32_t value = sums[i] >> shift;
        out[i] = static_cast<std::int16_t>(value < 0 ? 0 : value > 1024 ? 1024 : value);
    }
}

template <std::size_t count>
ARIADNE_INLINE std::int32_t dot(const std::int16_t* a, const std::int16_t* b) {
    std::int32_t out = 0;
    for (std::size_t i = 0; i < count; ++i) out += static_cast<std::int32_t>(a[i]) * b[i];
    return out;
}

// Log odds in 1/1024.
ARIADNE_INLINE int run(const Net& net, const Features& features) {
    alignas(64) std::int16_t inputs[feature_count];
    for (std::size_t i = 0; i < feature_count; ++i) inputs[i] = features[i];
    alignas(64) std::int32_t sums[first_cells];
    alignas(64) std::int16_t first[first_cells];
    alignas(64) std::int16_t second[second_cells];
    multiply<first_cells>(inputs, feature_count, net.first.data(), net.first_bias.data(), sums);
    cut<first_cells>(sums, 3, first);
    multiply<second_cells>(first, first_cells, net.second.data(), net.second_bias.data(), sums);
    cut<second_cells>(sums, 10, second);
    const std::int32_t deep = dot<second_cells>(second, net.third.data()) + net.bias;
    return (deep >> 10) + (dot<feature_count>(inputs, net.straight.data()) >> 3);
}

}  // namespace

}  // namespace ariadne::amazons
