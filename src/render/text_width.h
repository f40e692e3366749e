#pragma once

#include <string_view>

namespace ariadne::render {

// About how wide a text will be in a sans serif face, in pixels. Layout must not depend on the fonts a machine has,
// so that a scene gives the same drawing everywhere.
double text_width(std::string_view text, double size, bool bold = false);

}  // namespace ariadne::render
