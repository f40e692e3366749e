#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace ariadne::worlds {

// A benchmark's file of tasks on one map, each with the length that its authors found.

struct ScenarioMismatch {
    int line = 0;
    std::array<std::int64_t, 2> start = {};  // in the world's own coordinates
    std::array<std::int64_t, 2> goal = {};
    double expected = 0;
    std::optional<std::int64_t> found;  // nothing: there is no way
};

struct ScenarioRun {
    std::uint64_t scenarios = 0;
    std::uint64_t agree = 0;
    std::vector<ScenarioMismatch> mismatches;  // in the order of the file
};

}  // namespace ariadne::worlds
