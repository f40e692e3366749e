#pragma once

#include "render/animation.h"
#include "render/scene.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman {

// The map in the contest's colours: empty cells white, food green, walls black, bombs red, each with its value; x along
// the bottom and y at the left, both from 1. With a route: the thread, its figures, and the energy along it. A route
// that breaks the rules is drawn up to where it breaks, and a caption says why.
render::Scene scene(const Map& map, const Route* route = nullptr);

// The same walked step by step: food and bombs go when they act, and the figures tell the energy left.
render::Animation animation(const Map& map, const Route& route);

// The map as it looks, without words around it.
render::Board board(const Map& map);

}  // namespace ariadne::pacman
