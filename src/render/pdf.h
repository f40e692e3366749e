#pragma once

#include <span>
#include <string>

#include "base/error.h"
#include "render/picture.h"

namespace ariadne::render {

// The bytes of a PDF file of one page, as large as the picture (a pixel is 0.75 points). Its date is fixed, so that
// the same scene gives the same bytes.
Result<std::string> pdf(const Scene& scene, const PictureOptions& options = {});

// A page a drawing. `printed`: pages of A4, upright or across, each drawing as large as fits with a margin.
Result<std::string> pdf(std::span<const Drawing> pages, bool printed = false);

}  // namespace ariadne::render
