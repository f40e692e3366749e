#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "base/budget.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// All the best ways to solve a board: as moves, or step by step.
struct Census {
    boost::multiprecision::cpp_int count;    // 0: it cannot be solved
    std::vector<std::vector<Slide>> listed;  // no more than asked for, in the order of the rules' moves
};

// Nothing when the budget ended it.
std::optional<Census> count_best(const Board& board, const Reach& reach, Objective objective, std::uint64_t list,
                                 Budget& budget);

}  // namespace ariadne::rush
