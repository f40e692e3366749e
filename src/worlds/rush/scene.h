#pragma once

#include <vector>

#include "render/scene.h"
#include "worlds/rush/model.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

// The board and its figures. With a solution, its first slides are arrows, and all of them stand under the board.
render::Scene scene(const Card& card, const std::vector<Slide>* slides);

}  // namespace ariadne::rush
