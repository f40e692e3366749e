#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "base/budget.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/route.h"

namespace ariadne::labyrinth {

// How many cheapest routes lead from the entrance to the exit, and the first of them.
struct Census {
    boost::multiprecision::cpp_int count;  // 0: no route at all
    std::int64_t cost = 0;                 // of each
    std::vector<Route> listed;             // no more than asked for; down is tried before right, up and left
};

// Nothing when the budget ended it.
std::optional<Census> count_cheapest(const Labyrinth& labyrinth, std::uint64_t list, Budget& budget);

}  // namespace ariadne::labyrinth
