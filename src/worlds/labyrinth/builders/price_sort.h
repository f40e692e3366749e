#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace ariadne::labyrinth {

// Sorts things by order(thing): a price in the upper half, a number in the lower. By the digits of the price, the last
// first: no comparisons to guess wrong. Things that come in the order of their numbers stay so among equal prices; for
// others `settle` puts the few equal ones in order. The two spans are of one size; the sorted things end up in `out`.
template <class Thing, class Key>
void sort_by_price(std::span<Thing> things, std::span<Thing> out, Key&& order, bool settle) {
    constexpr unsigned digits = 3;
    constexpr unsigned bits = 11;
    constexpr std::uint32_t mask = (1U << bits) - 1;
    std::array<std::array<std::uint32_t, mask + 1>, digits> begin{};
    for (const Thing& thing : things) {
        const auto price = static_cast<std::uint32_t>(order(thing) >> 32U);
        for (unsigned k = 0; k < digits; ++k) ++begin[k][price >> (bits * k) & mask];
    }
    for (auto& counts : begin) {
        std::uint32_t at = 0;
        for (std::uint32_t& count : counts) at += std::exchange(count, at);
    }
    for (unsigned k = 0; k < digits; ++k) {
        for (const Thing& thing : things)
            out[begin[k][static_cast<std::uint32_t>(order(thing) >> 32U) >> (bits * k) & mask]++] = thing;
        if (k + 1 < digits) std::swap(things, out);
    }
    if (!settle) return;
    for (std::size_t i = 1; i < out.size(); ++i)
        for (std::size_t at = i; at > 0 && order(out[at]) < order(out[at - 1]); --at) std::swap(out[at], out[at - 1]);
}

}  // namespace ariadne::labyrinth
