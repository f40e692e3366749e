#pragma once

#include <cstdint>

#include "worlds/rush/component.h"

namespace ariadne::rush {

// The time after which half of all people have solved a board of so many moves; whole seconds.
double predicted_seconds(std::int64_t moves);

// The same with what else is known about it.
double predicted_seconds(std::int64_t moves, const Component& component);

}  // namespace ariadne::rush
