#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/memory.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// Life in whole units of 1/scale, so that prices can be fractions and every proof stays in integers.
struct Prices {
    std::int32_t scale = 1;
    std::vector<std::int32_t> life;  // by item: what taking it costs in life, 0..gain*scale
    std::int64_t life_sum = 0;
    std::int32_t grain = 1;           // layers that a step away from the goal costs
    std::vector<std::int32_t> delay;  // by item: layers that taking it costs
    std::int64_t delay_sum = 0;
};

Prices no_prices(const Terrain& terrain, std::int32_t scale);

enum class Survival : std::uint8_t {
    everywhere,  // at least 1 life after every step: for proofs of what cannot be survived
    at_goal      // only on arrival: then life minus need plus 1 bounds the life on arrival
};

// The least life that a relaxed walk needs, for each cell, memory and number of steps left. Never above the truth.
//
// Relaxed means: an item may be taken again once its cell's memory of it is lost, and items that harm do nothing.
// To make taking again useless, items have prices: the walker's worth is life plus the prices of all items not yet
// taken, so that a first taking adds gain - price, and so does, in the relaxation, every other. (This is Lagrange's
// method for the constraint "each item at most once".) The table holds needed worth; a walker with life l and the
// untaken items U needs l + sum(prices of U) >= need.
//
// Layer j of a cell speaks of walks of at most to_goal + 2j steps. A step towards the goal stays in its layer, a
// step away falls to the layer below, so layer after layer is computed in the order of ranks. Only cells with
// excess * grain <= layers - 1 - j are filled in layer j: no walk from the start can be elsewhere.
//
// Value is int16_t or int32_t. Needs above `ceiling` are stored as ceiling + 1: nobody ever has that much.
template <class Value>
class NeedTable {
  public:
    // Up to `layers` layers; fewer when the start can do with `enough` life earlier (negative: build them all).
    // Nothing when the budget ran out, of time or of memory. Terrains of more cells than `untracked` look again only at
    // what moved since the layer before; on smaller ones keeping track costs more than it saves.
    static std::optional<NeedTable> build(const Terrain& terrain, const Memory& memory, const Prices& prices,
                                          int layers, Survival survival, std::int64_t enough, Budget& budget,
                                          std::uint32_t untracked = 50'000);

    // Above `enough`, which is at most the terrain's life, if no relaxed walk of any length can be survived with that
    // much; otherwise any value not above it. Nothing when the budget ran out or no end was in sight.
    static std::optional<std::int64_t> least_unlimited(const Terrain& terrain, const Memory& memory,
                                                       std::int64_t enough, Budget& budget);

    static std::int64_t ceiling(const Terrain& terrain, std::int32_t scale) {
        return (terrain.life + terrain.total_gain + 1) * scale;
    }
    static bool fits(const Terrain& terrain, std::int32_t scale);

    // Needed worth after the effects of the cell.
    Value need(std::uint32_t rank, unsigned state, int layer) const {
        assert(layer >= 0 && layer < layers_);
        return values_[static_cast<std::size_t>(layer) * stride_ + first_[rank] + state];
    }
    // What `need` asks at the start minus all prices: the least life to start with, in units of 1/scale.
    std::int64_t least(const Terrain& terrain, int layer) const { return need(terrain.start, 0, layer) - price_sum_; }
    int layers() const { return layers_; }

  private:
    explicit NeedTable(Budget& budget) : charge_(budget) {}

    Charge charge_;
    std::unique_ptr<Value[]> values_;
    const std::uint32_t* first_ = nullptr;  // the memory's, which must outlive the table
    std::size_t stride_ = 0;
    int layers_ = 0;
    std::int64_t price_sum_ = 0;
};

}  // namespace ariadne::resource
