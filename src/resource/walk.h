#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "resource/answer.h"
#include "resource/field.h"

namespace ariadne::resource {

// Walks the cells as the rules say. Nothing when a step is impossible or deadly, or the goal is not the end.
std::optional<Walk> walk_along(const Field& field, const std::vector<Cell>& cells);

}  // namespace ariadne::resource
