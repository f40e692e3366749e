#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/field.h"
#include "resource/findings.h"

namespace ariadne::resource {

// Life bought with steps. At a rate of so many steps for a unit of life every walk has a price: its steps, and the rate
// times what it loses more than it gains. A survivor loses less than he has, so he needs at least the lowest price of
// all walks less the rate times his life: Lagrange's bound. It takes a flood of the map for each rate and no layer for
// each step, so that it grows with the map and no faster.
//
// The lowest price is that of a relaxed walk: it may take an item again once it has been far enough away for that to
// pay no more. Items too near to each other for that are worth less, and what they lose in worth every walk that has
// not taken them gets as credit. Harm counts as nothing.
struct Barter {
    std::int32_t rate = 0;             // price of a unit of life
    std::vector<std::int32_t> lowest;  // price from each cell to the goal
    std::vector<std::int32_t> after;   // the same for whoever has taken the item near it
    std::vector<std::uint32_t> near;   // that item, or no_item
    std::vector<std::int64_t> credit;  // by item

    static constexpr std::int32_t step = 32;  // price of one
    static constexpr std::uint32_t no_item = 0xffffffffU;
    static constexpr std::int32_t never = 0x7fffffff;

    // The fewest steps from a cell for whoever has so much life; `credits` of the items that he has not taken, and
    // whether he has the one near the cell.
    std::int64_t steps_left(std::size_t cell, std::int64_t life, std::int64_t credits, bool taken) const {
        const std::int32_t lowest_here = (taken ? after : lowest)[cell];
        if (lowest_here == never) return never;
        const std::int64_t price = lowest_here - rate * (life - 1) - credits;
        return price <= 0 ? 0 : (price + step - 1) / step;
    }
};

// What ways cost at least where steps cost nothing, at a rate for a unit of life. Whoever goes from the start to a
// cell, on to another without taking anything, and from there to the goal, pays the sum of the three; who pays more
// than `most` is of no interest.
struct LifePrices {
    std::int32_t rate = 0;
    std::int64_t most = 0;
    std::vector<std::int32_t> from_start;  // by cell
    std::vector<std::int32_t> to_goal;
};

struct Bartered {
    std::optional<Barter> best;         // for the fewest steps, at the rate that bounds best
    std::optional<LifePrices> prices;   // for the most life
    std::optional<std::int64_t> bound;  // no walk is better
    std::optional<Walk> walk;           // the best known
    Field field = {};                   // without what no walk as good as that can use
};

// For the most life there is one rate, and steps cost nothing.
//
// `known`: nobody is interested in worse walks, and the bounds need not hold for them. The bytes of what is returned
// are added to the charge. Without `best` or `prices` when the budget ran out or has no room.
Bartered barter(const Field& field, Objective objective, std::optional<Walk> known, Charge& charge, Budget& budget);

}  // namespace ariadne::resource
