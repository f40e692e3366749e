#pragma once

#include "render/animation.h"
#include "render/scene.h"
#include "worlds/rush/model.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

// The board, with the slides of a solution in words where there are any.
render::Scene scene(const Card& card, const std::vector<Slide>* slides);

}  // namespace ariadne::rush
