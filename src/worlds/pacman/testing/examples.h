#pragma once

#include <string_view>
#include <vector>

#include "text/points.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman::testing {

// The example of the contest that Pac-Man comes from, in both formats: 4 steps at least, 10 energy at most.
inline constexpr std::string_view example =
    "4,3\n"
    "1,2,10\n"
    "4,3\n"
    "V,J3,J4,B2\n"
    "V,V,Z7,J1\n"
    "V,V,Z4,V\n";
inline constexpr std::string_view example_json =
    "{\n"
    "  \"SIRKA\": 4,\n"
    "  \"VYSKA\": 3,\n"
    "  \"START\": { \"X\": 1, \"Y\": 2, \"E\": 10 },\n"
    "  \"CIL\": { \"X\": 4, \"Y\": 3 },\n"
    "  \"PLAN\": [\n"
    "    \"V,J3,J4,B2\",\n"
    "    \"V,V,Z7,J1\",\n"
    "    \"V,V,Z4,V\"\n"
    "  ]\n"
    "}\n";
inline constexpr std::string_view example_route = "(1,2) (1,1) (2,1) (3,1) (4,1) (4,2) (4,3)";

// The cells of a route such as these.
inline Route route_of(std::string_view text, const Map& map) {
    Route route;
    const std::vector<Point> points = text::parse_points(text, map.size).value();
    for (const Point point : points) route.push_back(to_cell(point));
    return route;
}

}  // namespace ariadne::pacman::testing
