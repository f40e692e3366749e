#pragma once

#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// Room that axes take beside the board, in pixels.
struct Margins {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

Margins axis_margins(const Board& board);

// Paints cells, grid lines, axes, the thread and the marks of a scene with the board's corner at a place.
void paint_board(Drawing& drawing, const Scene& scene, Point at, double cell, const Theme& theme);

}  // namespace ariadne::render
