#pragma once

#include <algorithm>
#include <cstdlib>

namespace ariadne::agreement {

// How many random boards a test takes: as many as usual, times ARIADNE_ROUNDS where the environment has it.
inline int rounds(int usual) {
    const char* const times = std::getenv("ARIADNE_ROUNDS");
    return times == nullptr ? usual : usual * std::max(1, std::atoi(times));
}

}  // namespace ariadne::agreement
