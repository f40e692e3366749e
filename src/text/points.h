#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "grid/grid.h"

namespace ariadne::text {

// A cell in the coordinates people read; each world has its own.
struct Point {
    int x = 0;
    int y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

// How a point is written.
struct PointForm {
    char open = '(';
    char close = ')';
    std::string_view gap;                      // after the comma
    Phrase comma = tr("',' between x and y");  // what is expected there
};

// "(1,2) (1,1) (2,1)". Reading also accepts commas between the points and any blanks and line ends. The size serves
// messages only: points may lie anywhere.
std::string write_points(const std::vector<Point>& points, const PointForm& form = {});
Result<std::vector<Point>> parse_points(std::string_view text, Size size, const PointForm& form = {});

}  // namespace ariadne::text
