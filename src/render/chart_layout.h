#pragma once

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "render/scene.h"

namespace ariadne::render {

// What an axis has to show.
struct Span {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void include(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

// Values for an axis from low to high, at most `most` of them (2 or more), at whole multiples of 1, 2 or 5 times a
// power of ten, never closer than 1. The first is at or below low, the last at or above high.
std::vector<double> ticks(double low, double high, int most);

// "12", "1,250", "-3", "0.5".
std::string tick_text(double value);

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
