#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/field.h"

namespace ariadne::resource {

inline constexpr std::int32_t unreachable = -1;

// Steps from every cell to `target`, row by row, `unreachable` where there is no way. The goal is absorbing: it is
// never walked through, only reached (or left, when it is the target itself). Their bytes are added to the charge.
// Empty when the budget ran out.
std::vector<std::int32_t> distances_to(const Field& field, Cell target, Charge& charge, Budget& budget);

// The part of a field that a walk can use (what the start reaches without passing the goal), laid out for speed. Cells
// are numbered by rank: in the order of their distance to the goal, which has rank 0. A grid has two colours like a
// chess board, so every step changes the distance to the goal by exactly one, up or down.
//
// The excess of a cell is half the detour of the shortest walk through it: a walk of shortest + 2 * slack steps
// can only use cells with excess <= slack.
struct Terrain {
    static constexpr std::uint32_t none = 0xffffffffU;
    static constexpr std::uint32_t farther = 0x80000000U;  // flag in `next`: that neighbour is farther from the goal
    static constexpr std::uint32_t rank_bits = 0x7fffffffU;
    static constexpr std::int32_t no_item = -1;
    static constexpr std::uint32_t goal = 0;  // rank

    Size size;
    std::int32_t shortest = 0;          // steps from start to goal
    std::uint32_t start = 0;            // rank
    std::vector<std::uint32_t> cell;    // rank -> index in the field
    std::vector<std::int32_t> to_goal;  // steps
    std::vector<std::int32_t> excess;
    std::vector<std::array<std::uint32_t, 4>> next;  // ranks with flag, by direction; none where blocked
    std::vector<std::int16_t> cost;
    std::vector<std::int32_t> item;  // index in items, or no_item
    std::vector<Item> items;         // those within, in the order of the field
    std::vector<std::uint32_t> item_rank;
    std::int64_t life = 0;
    std::int64_t arrival = 1;     // life that must be left beside the goal
    std::int64_t total_gain = 0;  // of the items that give
    std::int32_t largest_cost = 0;
    std::int32_t largest_gain = 0;
    bool harmful = false;  // some item takes instead of giving

    std::uint32_t count() const { return static_cast<std::uint32_t>(cell.size()); }
    bool harms(std::uint32_t rank) const {
        return item[rank] != no_item && items[static_cast<std::size_t>(item[rank])].gain < 0;
    }
    Cell cell_of(std::uint32_t rank) const { return size.cell(cell[rank]); }
};

// to_goal holds the distances of the whole field; the start must reach the goal. The bytes of the terrain are added to
// the charge. Nothing when the budget ran out.
std::optional<Terrain> lay_out(const Field& field, const std::vector<std::int32_t>& to_goal, Charge& charge,
                               Budget& budget);

}  // namespace ariadne::resource
