#pragma once

#include <vector>

#include "render/animation.h"
#include "worlds/picture.h"
#include "worlds/rush/model.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

// A quarter of a second or so a slide, and a moment's rest after each.
inline constexpr worlds::Pace pace_of_slides = {.frames = 1'200, .delay = 40};

// One slide after another, each in a few frames that begin and end slowly; the slides are possible.
render::Animation animation(const Card& card, const std::vector<Slide>& slides);

}  // namespace ariadne::rush
