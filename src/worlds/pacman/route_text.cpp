#include "worlds/pacman/text.h"

namespace ariadne::pacman {

std::string write_route(const Route& route) {
    std::vector<Point> points;
    points.reserve(route.size());
    for (const Cell cell : route) points.push_back(to_point(cell));
    return text::write_points(points);
}

Result<Route> parse_route(std::string_view text, const Map& map) {
    const auto points = text::parse_points(text, map.size);
    if (!points) return std::unexpected(points.error());
    Route route;
    route.reserve(points->size());
    for (const Point point : *points) route.push_back(to_cell(point));
    return route;
}

}  // namespace ariadne::pacman
