#pragma once

#include "render/drawing.h"

namespace ariadne::render {

// Figures of games, as large as suits a cell of so many pixels.

// A queen whose crown has an arrow in its middle, in the colour of her side and cased in the other's.
void paint_amazon(Drawing& drawing, Point centre, double cell, Colour body, Colour casing);

// An arrow that has come down from the upper right.
void paint_spent(Drawing& drawing, Point centre, double cell, Colour ink);

}  // namespace ariadne::render
