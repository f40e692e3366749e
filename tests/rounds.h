#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace ariadne::agreement {

// How many random boards a test takes: as many as usual, times ARIADNE_ROUNDS where the environment has it.
inline int rounds(int usual) {
    const char* const times = std::getenv("ARIADNE_ROUNDS");
    return times == nullptr ? usual : usual * std::max(1, std::atoi(times));
}

// Where a test's random boards begin: the usual seed, or another one for every ARIADNE_SEED.
inline std::uint64_t seed(std::uint64_t usual) {
    const char* const other = std::getenv("ARIADNE_SEED");
    return other == nullptr ? usual : usual + 1'000'003 * std::strtoull(other, nullptr, 10);
}

}  // namespace ariadne::agreement
