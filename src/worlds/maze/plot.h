#pragma once

#include "render/scene.h"
#include "resource/answer.h"

namespace ariadne::maze {

// The most life on arrival against the number of steps: a staircase, with what could still be above it dashed where
// that is not proven.
render::Chart plot(const resource::TradeOff& trade_off);

}  // namespace ariadne::maze
