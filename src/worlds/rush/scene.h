#pragma once

#include <vector>

#include "render/animation.h"
#include "render/scene.h"
#include "worlds/picture.h"
#include "worlds/rush/model.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

// The board as pictures and games show it: a floor, walls, the exit, and a piece for each vehicle, in their order. The
// red car alone is red; every other letter has its own hue, light or deep.
render::Board drawing(const Board& board);

// The board and its figures. With a solution, its first slides are arrows, and all of them stand under the board.
render::Scene scene(const Card& card, const std::vector<Slide>* slides);

// Half a second a move: its slide, and a rest.
inline constexpr worlds::Pace pace_of_slides = {.frames = 1'200, .delay = 50};

// One slide after another, each in a few frames that begin and end slowly; the slides are possible.
render::Animation animation(const Card& card, const std::vector<Slide>& slides);

}  // namespace ariadne::rush
