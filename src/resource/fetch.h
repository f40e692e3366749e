#pragma once

#include <cstdint>
#include <optional>

#include "base/budget.h"
#include "resource/cheapest.h"
#include "resource/field.h"
#include "resource/findings.h"

namespace ariadne::resource {

// A walk by common sense: whoever cannot pay the cheapest way home fetches one of the items with the least detour, and
// again, until he can. Those who lack the least go on: a beam, and where it fails one twice as wide, until about so
// many cells have been looked at. Proves nothing; nothing where it finds no walk.
std::optional<Walk> fetch_walk(const Field& field, const CheapestWays& ways, std::uint64_t effort, Budget& budget);

}  // namespace ariadne::resource
