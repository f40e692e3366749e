#pragma once

#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

constexpr double least_for_text = 12;  // pixels of a cell that can hold letters

// Room that axes take beside the board, in pixels.
struct Margins {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

Margins axis_margins(const Board& board);

// The board's corner and its cells, in pixels.
struct Place {
    Point at;
    double dx = 1;
    double dy = 1;
    double thickness = 0;  // of walls between cells
};

// Paints cells, grid lines or walls, axes, the thread and the marks of a scene.
void paint_board(Drawing& drawing, const Scene& scene, const Place& place, const Theme& theme);

}  // namespace ariadne::render
