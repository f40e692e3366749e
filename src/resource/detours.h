#pragma once

#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/field.h"
#include "resource/findings.h"

namespace ariadne::resource {

// A walk along the cells, which lead from start to goal, with detours, out and back the same way, that bring more than
// they cost. Nothing where such a walk is deadly, or the budget has no room. It takes some floods of the map.
std::optional<Walk> walk_with_detours(const Field& field, const std::vector<Cell>& cells, Budget& budget);

}  // namespace ariadne::resource
