#pragma once

#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// Paints the mark of a style as large as suits a cell of so many pixels.
void paint_mark(Drawing& drawing, const Style& style, Point centre, double cell, const Theme& theme);

// One cell of a style with all that is in it, for legends.
void paint_sample(Drawing& drawing, const Style& style, Point corner, double cell, const Theme& theme);

}  // namespace ariadne::render
