#pragma once

#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// Paints a chart into a rectangle: title, axes with ticks and names, the series, the notes. A series that is joined
// shows its area lightly when `area` is set.
void paint_chart(Drawing& drawing, const Chart& chart, Point at, double width, double height, bool area,
                 const Theme& theme);

}  // namespace ariadne::render
