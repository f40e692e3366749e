#pragma once

#include "base/error.h"
#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// What whoever asks for a picture may choose.
struct PictureOptions {
    const Theme* theme = &light_theme();
    double cell = 0;  // pixels a cell; 0: chosen so that the board is about `room` wide or high
    double room = 1400;
    bool bare = false;  // the board alone: no title, figures, captions, legend, chart
};

// Lays out a scene or a chart. Pixels are CSS pixels; a backend may scale them.
Result<Drawing> draw(const Scene& scene, const PictureOptions& options = {});
Result<Drawing> draw(const Chart& chart, const PictureOptions& options = {});

}  // namespace ariadne::render
