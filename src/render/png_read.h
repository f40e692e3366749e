#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace ariadne::render {

// The brightness of every pixel, row by row: 0 black (also where it is transparent) to 255 white.
struct GreyPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> grey;
};

bool looks_like_png(std::string_view bytes);
Result<GreyPicture> read_png(std::string_view bytes);

}  // namespace ariadne::render
