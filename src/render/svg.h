#pragma once

#include <string>

#include "base/error.h"
#include "render/picture.h"

namespace ariadne::render {

// The bytes of an SVG 1.1 file: text as text in generic families, runs of equal cells as one piece of one path.
Result<std::string> svg(const Scene& scene, const PictureOptions& options = {});
std::string svg(const Drawing& drawing);

}  // namespace ariadne::render
