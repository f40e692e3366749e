#pragma once

#include <cstdint>

#include "base/random.h"

namespace ariadne::labyrinth {

// Sixty-four coins at once, heads with probability (16 + bias) / 32: the binary digits of that, from the last to the
// first, each turn a fair coin into heads or tails.
inline std::uint64_t coins(int bias, Random& random) {
    auto share = static_cast<unsigned>(16 + bias);
    if (share == 0) return 0;
    if (share >= 32) return ~std::uint64_t{0};
    std::uint64_t out = 0;
    for (unsigned digits = 5; digits > 0; --digits, share >>= 1U) {
        if (out == 0 && (share & 1U) == 0) continue;
        const std::uint64_t fair = random.next();
        out = (share & 1U) != 0 ? out | fair : out & fair;
    }
    return out;
}

}  // namespace ariadne::labyrinth
