#pragma once

#include "render/scene.h"
#include "render/screen.h"
#include "render/terminal.h"

namespace ariadne::render {

// A board of rooms with the walls between them, and the thread through it. Where it does not fit, a part of it: round
// the walker, or else where the thread begins; a line says which.
// One line at a time is in memory: a glyph takes far more of it than the text that it becomes.
void wall_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink);

}  // namespace ariadne::render
