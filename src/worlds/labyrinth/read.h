#pragma once

#include <string_view>

#include "base/error.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// A labyrinth in any of its forms, told apart by how they begin.
bool recognises(std::string_view text);
Result<Labyrinth> read(std::string_view text);

}  // namespace ariadne::labyrinth
