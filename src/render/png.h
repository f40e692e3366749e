#pragma once

#include <string>

#include "base/error.h"
#include "render/picture.h"

namespace ariadne::render {

// The bytes of a PNG file.
Result<std::string> png(const Scene& scene, const PictureOptions& options = {});
Result<std::string> png(const Drawing& drawing);

}  // namespace ariadne::render
