#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "base/budget.h"
#include "prize/branch.h"
#include "resource/field.h"
#include "resource/findings.h"
#include "resource/prize_map.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// The fewest steps of a walk that arrives with what it takes, survival on the way forgotten, by branch and cut on the
// graph of items. Where nearly everything must be collected, this bounds far better than tables of needs do.
class StepBound {
  public:
    // Cells that it looks at before it says anything: every node may look at all of them.
    static std::size_t work(const Terrain& terrain) { return (terrain.items.size() + 1) * terrain.count(); }
    // Nothing when the graph would be too large.
    static std::unique_ptr<StepBound> make(const Field& field, const Terrain& terrain, Budget& budget);

    // Only walks of fewer steps are looked for from now on.
    void offer(std::int64_t steps);
    void advance(std::uint64_t effort);

    // No walk has fewer steps, those offered aside.
    std::int64_t bound() const;
    // Proven: there is no walk at all. Only while none was offered.
    bool impossible() const;
    // A walk found that survives, with as many steps as its uses say.
    const std::optional<Walk>& walk() const { return walk_; }

    // The most life on arrival after at most so many steps, survival forgotten: more than `beat`, or `beat` is the
    // bound.
    struct Rich {
        std::optional<Walk> walk;  // that survives
        std::int64_t bound = 0;
        bool settled = false;  // more effort would change nothing
    };
    Rich richest(std::int64_t steps, std::int64_t beat, std::uint64_t effort, Budget& budget) const;

  private:
    StepBound(const Field& field, const Terrain& terrain, PrizeMap map, Budget& budget);

    const Field& field_;
    const Terrain& terrain_;
    PrizeMap map_;
    Budget& budget_;
    prize::Branching branching_;
    std::optional<std::int64_t> known_;
    std::optional<std::int64_t> dead_;  // steps of the last walk found that nobody was seen to survive
    std::optional<Walk> walk_;
};

}  // namespace ariadne::resource
