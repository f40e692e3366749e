#pragma once

#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// Paints the bars of a chart into a rectangle: names to the left, values to the right, all from nought.
void paint_bars(Drawing& drawing, const Chart& chart, Point at, double width, double height, const Theme& theme);

}  // namespace ariadne::render
