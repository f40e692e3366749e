#pragma once

#include <cstdint>

#include "base/budget.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/route.h"

namespace ariadne::labyrinth {

// What a labyrinth is made of, counted exactly.
struct Statistics {
    // Rooms by the number of their passages.
    std::uint64_t rooms = 0;
    std::uint64_t isolated = 0;   // 0
    std::uint64_t dead_ends = 0;  // 1
    std::uint64_t straights = 0;  // 2, opposite each other
    std::uint64_t turns = 0;      // 2, around a corner
    std::uint64_t junctions = 0;  // 3
    std::uint64_t crossings = 0;  // 4

    std::uint64_t passages = 0;
    std::uint64_t horizontal = 0;  // of the passages

    friend bool operator==(const Statistics&, const Statistics&) = default;

    // The steps from one dead end, junction or crossing to the next, in the mean over all corridors. Every corridor has
    // two ends, and a room with n passages is the end of n; loops without such a room are none.
    double corridor() const { return 2 * share(passages, dead_ends + 3 * junctions + 4 * crossings); }

    double percent(std::uint64_t count) const { return 100 * share(count, rooms); }
    double horizontal_percent() const { return 100 * share(horizontal, passages); }

    static double share(std::uint64_t part, std::uint64_t whole) {
        return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
    }
};

// 64 rooms at a time: a quarter of a thousand million rooms in a fraction of a second.
// With a budget, this and what follows look at it once a row, and are incomplete when it has ended.
Statistics statistics(const Labyrinth& labyrinth, Budget* budget = nullptr);

// The steps from each dead end to the first room that is a dead end, junction or crossing again, of all together.
// Divided by the number of dead ends that is Pullen's river, as a length: few and long dead ends make a labyrinth
// winding, many short ones bushy. A walk each: slower than the counts.
std::uint64_t dead_end_steps(const Labyrinth& labyrinth, Budget* budget = nullptr);

// How many pieces a labyrinth falls into, of rooms that can reach each other. Passages that close a loop, each on its
// own, are then passages - rooms + pieces.
std::uint64_t pieces(const Labyrinth& labyrinth, Budget* budget = nullptr);

// What a way through it is like.
struct RouteStatistics {
    std::uint64_t steps = 0;
    std::uint64_t turns = 0;      // steps in another direction than the one before
    std::uint64_t decisions = 0;  // rooms before the last where one could go on in more than one way

    friend bool operator==(const RouteStatistics&, const RouteStatistics&) = default;

    std::uint64_t rooms() const { return steps + 1; }  // visited, the first and the last included
};

RouteStatistics statistics(const Labyrinth& labyrinth, const Route& route);

}  // namespace ariadne::labyrinth
