#pragma once

#include <string_view>

#include "render/scene.h"
#include "resource/answer.h"

namespace ariadne::maze_pacman {

// The most of the resource (its name is for the words) on arrival against the number of steps: a staircase, with what
// could still be above it dashed where that is not proven.
render::Chart plot(const resource::TradeOff& trade_off, std::string_view resource);

}  // namespace ariadne::maze_pacman
