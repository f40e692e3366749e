#pragma once

#include <vector>

#include "render/scene.h"

namespace ariadne::render {

// Where the words of a point stand: the middle of their base line.
struct Label {
    Point at;
    bool aside = false;  // so far from the point that a line should lead to it
};

// Places words of these widths beside their points, inside the rectangle, so that they cover neither each other nor any
// point: as near as there is room, in the order of the points.
std::vector<Label> place_labels(const std::vector<Point>& points, const std::vector<double>& widths, Point top_left,
                                Point bottom_right);

}  // namespace ariadne::render
