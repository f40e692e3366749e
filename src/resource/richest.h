#pragma once

#include <cstdint>
#include <optional>

#include "base/budget.h"
#include "resource/findings.h"
#include "resource/label_search.h"
#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/terrain.h"

namespace ariadne::resource {

struct Richest {
    std::optional<Walk> walk;  // the best known, if better than what was given
    std::int64_t bound = 0;    // no walk within the limit arrives with more life
    bool proven = false;       // nothing beats the best known
};

// The most life on arrival among walks of at most shortest + 2 * slack steps. Items have prices in life here (a
// smoothed subgradient ascent, the volume method, keeps the bound falling), and labels are pruned by what they can
// still arrive with. `known` is the life of a walk already in hand (0 for none); `survive` an extra gauge that knows
// survival, if there is one.
template <class Value>
Richest search_richest(const Terrain& terrain, const ItemReach& reach, const Memory& memory,
                       const std::optional<Gauge<Value>>& survive, int slack, std::int64_t known, Budget& budget);

extern template Richest search_richest(const Terrain&, const ItemReach&, const Memory&,
                                       const std::optional<Gauge<std::int16_t>>&, int, std::int64_t, Budget&);
extern template Richest search_richest(const Terrain&, const ItemReach&, const Memory&,
                                       const std::optional<Gauge<std::int32_t>>&, int, std::int64_t, Budget&);

}  // namespace ariadne::resource
