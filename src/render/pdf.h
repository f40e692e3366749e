#pragma once

#include <string>

#include "base/error.h"
#include "render/picture.h"

namespace ariadne::render {

// The bytes of a PDF file of one page, as large as the picture (a pixel is 0.75 points). Its date is fixed, so that
// the same scene gives the same bytes.
Result<std::string> pdf(const Scene& scene, const PictureOptions& options = {});
Result<std::string> pdf(const Chart& chart, const PictureOptions& options = {});

}  // namespace ariadne::render
