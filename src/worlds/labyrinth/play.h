#pragma once

#include <memory>

#include "base/error.h"
#include "worlds/labyrinth/model.h"
#include "worlds/play.h"

namespace ariadne::labyrinth {

// The error says when it is too large.
Result<std::unique_ptr<worlds::Game>> play(const Labyrinth& labyrinth);

}  // namespace ariadne::labyrinth
