#include "worlds/maze/text.h"

namespace ariadne::maze {

std::string write_route(const Map& map, const Route& route) {
    std::vector<Point> points;
    points.reserve(route.size());
    for (const Cell cell : route) points.push_back(to_point(map.size, cell));
    return text::write_points(points);
}

Result<Route> parse_route(std::string_view text, const Map& map) {
    const auto points = text::parse_points(text, map.size);
    if (!points) return std::unexpected(points.error());
    Route route;
    route.reserve(points->size());
    for (const Point point : *points) route.push_back(to_cell(map.size, point));
    return route;
}

}  // namespace ariadne::maze
