#pragma once

#include <string_view>
#include <vector>

#include "text/points.h"
#include "worlds/maze/text.h"

namespace ariadne::maze::testing {

// The four examples of the course project that MAZE comes from, 11 wide.
inline constexpr std::string_view example_1 =
    "N=4, M=11, P=10\n"
    "###########\n"
    "#S00000000#\n"
    "###########\n"
    "######E####\n";
inline constexpr std::string_view example_2 =
    "N=3, M=11, P=10\n"
    "###########\n"
    "#S9999999E#\n"
    "###########\n";
inline constexpr std::string_view example_3 =
    "N=3, M=11, P=10\n"
    "###########\n"
    "#S00001000E\n"
    "###########\n";
inline constexpr std::string_view example_4 =
    "N=4, M=11, P=8\n"
    "###########\n"
    "#S3333333E#\n"
    "#T00000333#\n"
    "###########\n";
inline constexpr std::string_view example_4_route = "(1,2) (1,1) (2,1) (3,1) (4,1) (5,1) (6,1) (7,1) (8,1) (9,1) (9,2)";

// The cells of a route such as these.
inline Route route_of(std::string_view text, const Map& map) {
    Route route;
    const std::vector<Point> points = text::parse_points(text, map.size).value();
    for (const Point point : points) route.push_back(to_cell(map.size, point));
    return route;
}

}  // namespace ariadne::maze::testing
