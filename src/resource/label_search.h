#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/findings.h"
#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// Rounded towards minus infinity; b is above 0.
inline std::int64_t floor_div(std::int64_t a, std::int64_t b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

// Which items can still be reached from where, in time: steps from each item to every cell. Left empty where the
// table would be too large; then every item counts as reachable.
struct ItemReach {
    std::vector<std::vector<std::uint16_t>> steps;  // by item, by rank
    std::optional<Charge> charge;                   // of these
    bool known() const { return !steps.empty(); }
};

ItemReach make_item_reach(const Terrain& terrain, Budget& budget);

// A table that prunes labels, with the memory and the prices it was built from.
template <class Value>
struct Gauge {
    const Memory* memory = nullptr;
    const Prices* prices = nullptr;
    const NeedTable<Value>* table = nullptr;
    bool arrival = false;  // built with survival at the goal: bounds the life on arrival
};

inline constexpr std::size_t most_gauges = 3;

// The first gauge's slack is what a beam goes by.
template <class Value>
using Gauges = std::vector<Gauge<Value>>;

struct LabelLimits {
    int slack = 0;                     // walks of at most shortest + 2 * slack steps
    std::size_t width = 0;             // labels kept a step; 0: all of them
    std::size_t most = 0;              // labels in all; 0: as many as the budget allows
    std::optional<std::int64_t> beat;  // set: go on for the most life, keep only what may arrive with more than this
};

struct LabelResult {
    std::optional<Walk> walk;  // without `beat`: the fewest steps found, then the most life; with it: the most life
    bool complete = false;     // nothing was cut but by proof: the walk is the best, or there is none
    std::size_t labels = 0;    // made
};

// Labels (cell, life, items taken) pushed step by step from the start. One label dominates another on the same cell
// that came no sooner, if its life is at least the other's plus the gain of every item it has taken and the other
// has not. Having taken more leaves less to gain.
template <class Value>
LabelResult search_labels(const Terrain& terrain, const ItemReach& reach, const Gauges<Value>& gauges,
                          const LabelLimits& limits, const std::function<void(Cell)>& trace, Budget& budget);

}  // namespace ariadne::resource
