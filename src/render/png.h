#pragma once

#include <string>

#include "base/error.h"
#include "render/picture.h"

namespace ariadne::render {

// The bytes of a PNG file. `scale` multiplies the pixels, for fine screens; it is given up where the picture would
// grow past what an image can hold.
Result<std::string> png(const Scene& scene, const PictureOptions& options = {}, double scale = 1);
Result<std::string> png(const Drawing& drawing, double scale = 1);
Result<std::string> png(const Chart& chart, const PictureOptions& options = {}, double scale = 1);

}  // namespace ariadne::render
