#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace ariadne::labyrinth {

// Sorts things by order(thing): a price in the upper half, a number in the lower. By digits of eleven bits, the last
// first: no comparisons to guess wrong. Things that come in the order of their numbers stay so among equal prices; for
// others the number's digits are sorted, too. The two spans are of one size and both are used up; the sorted things end
// up in the one given back.
template <class Thing, class Key>
std::span<Thing> sort_by_price(std::span<Thing> things, std::span<Thing> spare, Key&& order, bool numbers_too) {
    constexpr unsigned bits = 11;
    constexpr unsigned mask = (1U << bits) - 1;
    const unsigned begin = numbers_too ? 0 : 32;
    for (unsigned shift = begin; shift < 64; shift += bits) {
        std::array<std::uint32_t, mask + 1> next{};
        for (const Thing& thing : things) ++next[order(thing) >> shift & mask];
        std::uint32_t at = 0;
        for (std::uint32_t& count : next) at += std::exchange(count, at);
        for (const Thing& thing : things) spare[next[order(thing) >> shift & mask]++] = thing;
        std::swap(things, spare);
    }
    return things;
}

}  // namespace ariadne::labyrinth
