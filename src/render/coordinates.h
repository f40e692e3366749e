#pragma once

#include <algorithm>

#include "base/error.h"
#include "grid/grid.h"
#include "render/scene.h"

namespace ariadne::render {

struct PictureOptions;

constexpr double margin = 24;  // round a picture, in pixels

// Where the rooms of a labyrinth lie in a picture, in pixels: the corner of room (i, j) is at x = x0 + j dx and
// y = y0 + i dy. Walls run from corner to corner, along the middle of their thickness.
struct Coordinates {
    double x0 = 0;
    double y0 = 0;
    double dx = 10;
    double dy = 10;

    friend bool operator==(const Coordinates&, const Coordinates&) = default;

    Point place(Point cells) const { return {x0 + cells.x * dx, y0 + cells.y * dy}; }
    double cell() const { return std::min(dx, dy); }  // the shorter side
};

// How a board of so many rooms is measured out, by what was asked for and otherwise by what looks well.
struct Measures {
    Coordinates at;
    double thickness = 1;

    // Walls an odd number of pixels thick lie on the pixel of their coordinate, not astride two.
    double shift() const;
    // From a corner: the pixels of a wall left of or above its coordinate.
    double before() const;
    // What thick outer walls need besides the usual margin.
    double overhang() const;
    double room_width() const { return at.dx - thickness; }
    double room_height() const { return at.dy - thickness; }
    // Of the picture, when the board is alone on it.
    double width(Size size) const;
    double height(Size size) const;
};

Result<Measures> measure(Size size, const PictureOptions& options);

// The same options with lengths rounded: measures made of them are whole pixels, as a picture of pixels needs them.
PictureOptions in_whole_pixels(PictureOptions options);

// How large a mark of a room is drawn: as the room, or larger where nobody would find that on a large picture.
double mark_size(Size size, const Measures& measures);

}  // namespace ariadne::render
