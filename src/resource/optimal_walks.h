#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/findings.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// How many walks of exactly `steps` steps survive. Nothing when the budget ran out. `steps` must be the fewest that
// anybody survives, so that no counted walk could have been shorter.
std::optional<Count> count_walks(const Terrain& terrain, std::int64_t steps, Budget& budget);

// Up to `most` of them, in the order of directions; fewer only when there are no more or the budget ran out.
std::vector<Walk> list_walks(const Terrain& terrain, std::int64_t steps, std::uint64_t most, Budget& budget);

}  // namespace ariadne::resource
