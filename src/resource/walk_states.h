#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// A walker on the way to the goal by a walk of fixed length, written so that walkers with the same future are equal:
// items that cannot be fetched in time count as taken, and a walker rich enough to survive every way to the end has
// life `carefree` and has taken everything.
struct WalkState {
    static constexpr std::int64_t carefree = -1;

    std::uint32_t rank = 0;
    std::uint32_t set = 0;  // number of the set of items taken
    std::int64_t life = 0;
    friend auto operator<=>(const WalkState&, const WalkState&) = default;
};

// The states of walks of exactly `steps` steps, and the moves between them that may still reach the goal alive.
class WalkStates {
  public:
    // Nothing when the budget ran out.
    static std::optional<WalkStates> make(const Terrain& terrain, std::int64_t steps, Budget& budget);

    WalkState start();
    // Where a step in the given direction leads after `taken` steps; nothing if that is blocked, deadly or too late.
    // The goal has rank 0 and life carefree.
    std::optional<WalkState> step(const WalkState& state, std::size_t direction, std::int64_t taken);

  private:
    WalkStates(const Terrain& terrain, std::int64_t steps, Budget& budget)
        : terrain_(&terrain), steps_(steps), charge_(budget) {}
    bool measure_losses(Budget& budget);
    std::int64_t worst(std::uint32_t rank, int layer) const {
        return losses_[static_cast<std::size_t>(layer) * terrain_->count() + rank];
    }
    bool out_of_reach(std::size_t item, std::uint32_t rank, std::int64_t left) const;
    std::uint32_t number(const std::vector<std::uint64_t>& set);

    const Terrain* terrain_;
    std::int64_t steps_;
    Charge charge_;
    std::vector<std::int32_t> losses_;  // [layer][rank]: the most life that a walk to the goal can cost
    Memory memory_;
    Prices prices_;
    std::optional<NeedTable<std::int32_t>> needs_;
    std::vector<std::vector<std::uint64_t>> sets_;
    boost::unordered_flat_map<std::vector<std::uint64_t>, std::uint32_t> numbers_;
    std::vector<std::uint64_t> scratch_;
    std::uint32_t everything_ = 0;
};

}  // namespace ariadne::resource
