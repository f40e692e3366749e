#pragma once

#include "render/scene.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// The board as pictures and games show it: a floor, walls, the exit, and a piece for each vehicle, in their order. The
// red car alone is red; every other letter has its own hue, light or deep.
render::Board drawing(const Board& board);

}  // namespace ariadne::rush
