#pragma once

#include <vector>

#include "render/scene.h"
#include "render/screen.h"
#include "render/terminal.h"

namespace ariadne::render {

// The chart with its axes, so many lines high.
std::vector<Line> chart_lines(const Chart& chart, const TerminalOptions& options, int height);

}  // namespace ariadne::render
