#include "worlds/labyrinth/route_text.h"

#include "text/points.h"

namespace ariadne::labyrinth {

namespace {

constexpr text::PointForm form{'[', ']', " ", "row", "column"};

}  // namespace

std::string write_route(const std::vector<Cell>& route) {
    std::vector<text::Point> points;
    points.reserve(route.size());
    for (const Cell c : route) points.push_back({c.row, c.col});
    return text::write_points(points, form);
}

Result<std::vector<Cell>> parse_route(std::string_view text, Size size) {
    const auto points = text::parse_points(text, {size.cols, size.rows}, form);
    if (!points) return std::unexpected(points.error());
    std::vector<Cell> route;
    route.reserve(points->size());
    for (const text::Point p : *points) route.push_back({p.x, p.y});
    return route;
}

}  // namespace ariadne::labyrinth
