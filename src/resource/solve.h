#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "base/budget.h"
#include "resource/field.h"
#include "resource/findings.h"

namespace ariadne::resource {

struct Options {
    Objective objective = Objective::steps;
    bool any = false;                 // some walk, fast; no claim that it is the best
    bool most_life = true;            // objective steps: go on until the most life among the shortest is known
    bool count = false;               // also the exact number of optimal walks
    std::uint64_t list = 0;           // also up to this many of them
    std::function<void(Cell)> trace;  // told each expansion, when set
    // Objective steps: linear programs take part. Which of equally good walks they lead to, and with what effort, may
    // differ between processors.
    bool programs = true;
};

// The exact solver of both resource worlds. See docs/exact-solver.md.
Finding solve(const Field& field, const Options& options, Budget& budget);
LeastLife least_life(const Field& field, Budget& budget);
// For fields where no item harms, by tours alone: the same on every processor. A life is given up after so many labels;
// 0: the budget decides.
LeastLife least_life_by_tours(const Field& field, Budget& budget, std::size_t most_labels = 0);
TradeOff trade_off(const Field& field, Budget& budget);

}  // namespace ariadne::resource
