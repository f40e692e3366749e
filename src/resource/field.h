#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "grid/grid.h"

namespace ariadne::resource {

// A grid on which a walker spends and gains one resource (life, energy). Worlds translate their maps into
// fields; the solvers in this folder know nothing else.
//
// Entering a cell costs `cost` every time; the first entry of an item's cell also adds the item's gain, which may
// be negative. After each step the walker must have at least 1 left, except on the goal: the walk ends there, and
// whoever stands beside the goal alive may enter it.
struct Item {
    Cell cell;
    std::int32_t gain = 0;
    friend bool operator==(const Item&, const Item&) = default;
};

inline constexpr std::int16_t blocked = -1;

struct Field {
    Size size;
    std::vector<std::int16_t> cost;  // of each cell, row by row; `blocked` for walls
    std::vector<Item> items;         // at most one a cell, never on start or goal
    Cell start;
    Cell goal;
    std::int64_t life = 0;

    friend bool operator==(const Field&, const Field&) = default;
    std::int16_t cost_at(Cell c) const { return cost[size.index(c)]; }
    bool open(Cell c) const { return size.contains(c) && cost_at(c) != blocked; }

    // What the item on each cell gives, row by row; 0 where there is none.
    std::vector<std::int32_t> gains() const {
        std::vector<std::int32_t> out(size.area(), 0);
        for (const Item& item : items) out[size.index(item.cell)] = item.gain;
        return out;
    }
    // Of the items that give, together.
    std::int64_t all_gains() const {
        std::int64_t sum = 0;
        for (const Item& item : items) sum += std::max(item.gain, 0);
        return sum;
    }
};

inline std::size_t bytes_of(const Field& field) {
    return field.cost.size() * sizeof(field.cost[0]) + field.items.size() * sizeof(Item);
}

}  // namespace ariadne::resource
