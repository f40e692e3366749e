#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::catalog {

// The promise that a world's first algorithm never loses to a plain one, held against families of puzzles on which it
// might: maps on which nobody gets far, long corridors, crowded car parks.

// A question to all algorithms of a world.
struct Contest {
    std::string name;
    const worlds::World* world = nullptr;
    std::string text;
    worlds::SolveRequest request;  // without an algorithm
};

enum class Scale : std::uint8_t { small, full };

// Always the same, made from fixed seeds.
Result<std::vector<Contest>> contests(Scale scale);

// What one algorithm made of it, and what that took with everything around it: distances, the verifier, the attempt.
struct Entrant {
    std::string algorithm;
    worlds::Report report;
    bool settled = false;  // it answers the question: with proof, or with any solution where that was asked for
    double seconds = 0;
    std::uint64_t nodes = 0;
    std::size_t bytes = 0;
};

struct Standing {
    Entrant first;                // the world's first algorithm
    std::vector<Entrant> others;  // those that settle it within their limits
    bool agree = true;            // no two contradict each other
};

// The limits are the first algorithm's. The others get as much as it took, but not less than `least`: who takes longer
// does not beat it.
Result<Standing> hold(const Contest& contest, const Limits& limits, const Limits& least, const CancelFlag* cancel,
                      const ProgressSink& sink);

}  // namespace ariadne::catalog
