#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ariadne {

enum class Verdict : std::uint8_t {
    solved,      // a solution is known; `proven` says whether it is the best
    impossible,  // proven that there is none
    unknown      // stopped by a limit before either
};

struct Stats {
    std::uint64_t expanded = 0;   // states whose moves were looked at
    std::uint64_t generated = 0;  // states made by a move
    double seconds = 0;
    std::size_t peak_bytes = 0;

    friend bool operator==(const Stats&, const Stats&) = default;
};

namespace search {

// What a search found. `bound` is a lower limit on the cost of every solution, also when a limit stopped the search;
// it equals `cost` when a solution is proven. An impossible outcome is proven, and its cost and bound are 0.
template <class Move>
struct Outcome {
    Verdict verdict = Verdict::unknown;
    std::vector<Move> moves;
    std::int64_t cost = 0;
    bool proven = false;
    std::int64_t bound = 0;
    Stats stats;
};

}  // namespace search
}  // namespace ariadne
