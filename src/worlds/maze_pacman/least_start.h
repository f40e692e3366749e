#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "resource/field.h"
#include "worlds/maze_pacman/provision.h"

namespace ariadne::maze_pacman {

// The least life to start with that wins: known to lie in low..high; `route` wins with `high`.
struct LeastStart {
    std::int64_t low = 1;
    std::int64_t high = 0;
    std::vector<Cell> route;

    bool exact() const { return low == high; }
};

// By the exact solver, on what is left of the field when all that cannot beat the plan is gone. It spends at most a
// number of nodes that depends on the area alone, and uses no linear programs, so that it is the same on every machine.
LeastStart least_start(const resource::Field& field, const Provision& plan, Budget& budget);

}  // namespace ariadne::maze_pacman
