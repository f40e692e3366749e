#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::catalog {

// What every algorithm of a world makes of one board, side by side.
struct AlgorithmsOrder {
    std::string objective = {};                // empty: the world's first
    std::vector<std::string> algorithms = {};  // empty: all
    Limits limits = {};                        // of each algorithm
    bool strict = false;                       // a warning about an answer is an error
};

// An algorithm that does not take the objective is a row without figures that says so. Two that prove different answers
// make the comparison a bug, as does a solution that fails the verifier.
Result<worlds::Comparison> compare_algorithms(const worlds::World& world, const worlds::Puzzle& puzzle,
                                              const AlgorithmsOrder& order, const CancelFlag* cancel,
                                              const ProgressSink& sink);

}  // namespace ariadne::catalog
