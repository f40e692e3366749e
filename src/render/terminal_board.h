#pragma once

#include "render/scene.h"
#include "render/screen.h"
#include "render/terminal.h"

namespace ariadne::render {

// The board with its axes and the thread.
void board_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink);

}  // namespace ariadne::render
