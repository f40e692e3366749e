#pragma once

#include <cstddef>

#include "resource/field.h"
#include "worlds/maze/model.h"

namespace ariadne::maze {

// The map as the resource solvers see it: digits are costs, treasures are items of gain 5 on cells of cost 0.
resource::Field to_field(const Map& map);
// The bytes it takes.
std::size_t field_bytes(const Map& map);

}  // namespace ariadne::maze
