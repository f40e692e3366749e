#pragma once

#include <atomic>
#include <chrono>

#include "base/budget.h"

namespace ariadne {

// A clock for a budget: a second passes with every look at it.
inline Budget::Clock::time_point a_second_a_look() {
    static std::atomic<int> looks = 0;
    return Budget::Clock::time_point(std::chrono::seconds(++looks));
}

}  // namespace ariadne
