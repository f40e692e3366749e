#pragma once

#include <vector>

#include "render/scene.h"
#include "render/screen.h"
#include "render/terminal.h"

namespace ariadne::render {

// A board of rooms with the walls between them, and the thread through it. Where it does not fit, a part of it: round
// the walker, or else where the thread begins; a line says which.
std::vector<Line> wall_lines(const Scene& scene, const TerminalOptions& options);

}  // namespace ariadne::render
