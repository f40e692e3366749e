#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ariadne::render {

// About how wide a text will be in a sans serif face, in pixels. Layout must not depend on the fonts a machine has,
// so that a scene gives the same drawing everywhere.
double text_width(std::string_view text, double size, bool bold = false);

// Breaks words into lines no wider than so many pixels; a word that is wider by itself stays whole.
std::vector<std::string> wrapped(std::string_view text, double width, double size, bool bold = false);

// As much of a text as fits, with dots in the place of the rest.
std::string clipped(std::string_view text, double width, double size, bool bold = false);

}  // namespace ariadne::render
