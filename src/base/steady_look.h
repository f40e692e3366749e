#pragma once

#include <cstddef>

#include "base/budget.h"

namespace ariadne {

// Looks at a budget every few thousand steps: for loops over a board that expand no states.
class SteadyLook {
  public:
    explicit SteadyLook(Budget& budget) : budget_(&budget) {}

    // False: stop now.
    bool pass(std::size_t steps = 1) {
        left_ -= steps < left_ ? steps : left_;
        return left_ > 0 || look();
    }

  private:
    static constexpr std::size_t steps_between = 4096;

    bool look() {
        left_ = steps_between;
        return budget_->check();
    }

    Budget* budget_;
    std::size_t left_ = steps_between;
};

}  // namespace ariadne
