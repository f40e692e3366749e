#pragma once

#include <vector>

#include "render/scene.h"
#include "render/screen.h"
#include "render/terminal.h"

namespace ariadne::render {

// The board with its axes and the thread.
std::vector<Line> board_lines(const Scene& scene, const TerminalOptions& options);

}  // namespace ariadne::render
