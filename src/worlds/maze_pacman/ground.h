#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/field.h"

namespace ariadne::maze_pacman {

// A field made ready for walking: numbers for the items that can be reached at all.
struct Ground {
    static constexpr std::uint32_t no_item = ~0U;

    const resource::Field* field = nullptr;
    std::uint32_t start = 0;
    std::uint32_t goal = 0;
    std::int32_t life = 0;
    std::vector<std::uint32_t> item;  // number of the item on each cell, or `no_item`; empty without items
    std::vector<std::int32_t> gain;   // of each item that can be reached
    std::int32_t one_gain = 0;        // of all of them, where they are alike and do good; else 0
    std::int64_t bounty = 0;          // of all that do good, together
    std::uint64_t open_cells = 0;     // that can be reached, start and goal among them
    bool goal_reachable = false;
};

// The field must outlive the ground, whose bytes are added to the charge. Nothing when the budget ran out, or when a
// cell's index or the most a walker can have does not fit 32 bits: a map of more than four thousand million cells,
// where no search over states would end.
std::optional<Ground> survey(const resource::Field& field, Charge& charge, Budget& budget);

}  // namespace ariadne::maze_pacman
