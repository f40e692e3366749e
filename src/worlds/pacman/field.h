#pragma once

#include <cstddef>

#include "resource/field.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman {

// The map as the resource solvers see it: every cell costs the step and what its wall is high, food and bombs are items
// of positive and negative gain, and what nobody survives is closed.
resource::Field to_field(const Map& map);
// The bytes it takes.
std::size_t field_bytes(const Map& map);

}  // namespace ariadne::pacman
