#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/field.h"
#include "resource/findings.h"

namespace ariadne::resource {

// A walk by common sense: whoever cannot pay the cheapest way home fetches one of the items with the least detour, and
// again, until he can. Those who lack the least go on: a beam, and where it fails one twice as wide, until about so
// many cells have been looked at. The losses are those to the goal. Proves nothing; nothing where it finds no walk.
std::optional<Walk> fetch_walk(const Field& field, const std::vector<std::int32_t>& losses, std::uint64_t effort,
                               Budget& budget);

}  // namespace ariadne::resource
