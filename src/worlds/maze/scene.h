#pragma once

#include "render/animation.h"
#include "render/scene.h"
#include "worlds/maze/model.h"

namespace ariadne::maze {

// The map as people draw it, with x along the bottom and y at the left. With a route: the thread, its figures, and
// the life along it. A route that breaks the rules is drawn up to where it breaks, and a caption says why.
render::Scene scene(const Map& map, const Route* route = nullptr);

// The same walked step by step: treasures go when they are taken, and the figures tell the life left.
render::Animation animation(const Map& map, const Route& route);

}  // namespace ariadne::maze
