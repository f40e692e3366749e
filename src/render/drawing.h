#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "grid/grid.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// A picture as a list of shapes in pixels, y downwards, painted in order. Scenes are laid out into drawings once;
// the backends for SVG, PNG and PDF only translate the few shapes there are.

struct Stroke {
    Colour colour;
    double width = 1;
    bool round = false;  // caps; joins are always round
    bool dashed = false;
};

struct Box {
    Point at;
    double width = 0;
    double height = 0;
    double radius = 0;
    std::optional<Colour> fill = {};
    std::optional<Stroke> stroke = {};
};

struct Disc {
    Point at;
    double radius = 0;
    std::optional<Colour> fill = {};
    std::optional<Stroke> stroke = {};
};

struct Path {
    std::vector<std::vector<Point>> lines = {};
    bool closed = false;
    double corner = 0;  // corners are rounded this far from the point, or to the middle of a shorter side
    std::optional<Colour> fill = {};
    std::optional<Stroke> stroke = {};
};

enum class Anchor : std::uint8_t { start, middle, end };

struct Text {
    Point at;  // on the base line
    std::string text;
    double size = 13;
    Colour colour;
    Anchor anchor = Anchor::start;
    bool bold = false;
};

// Rectangles of equal size in rows, each in one of a few colours: a board without its lines.
struct Mosaic {
    Point at;
    double dx = 1;
    double dy = 1;
    Size size;
    std::vector<std::uint8_t> cells;
    std::vector<Colour> palette;
};

// Straight lines between the corners of the cells of a board, in long runs, their ends square.
struct Lattice {
    struct Run {
        int line = 0;  // counts lines from the top or the left
        int begin = 0;
        int end = 0;
    };
    Point at;
    double dx = 1;
    double dy = 1;
    double width = 1;
    Colour colour;
    std::vector<Run> level;    // by line, then from the left
    std::vector<Run> upright;  // by line, then from the top
};

using Shape = std::variant<Mosaic, Lattice, Box, Disc, Path, Text>;

struct Drawing {
    double width = 0;
    double height = 0;
    Colour ground;
    std::string title;  // for readers of the file, not painted
    std::vector<Shape> shapes;

    void add(Shape shape) { shapes.push_back(std::move(shape)); }
};

// Calls move(p), line(p), curve(control, p) and close() along every line of a path.
template <class Move, class Line, class Curve, class Close>
void trace(const Path& path, Move&& move, Line&& line, Curve&& curve, Close&& close) {
    for (const std::vector<Point>& points : path.lines) {
        if (points.empty()) continue;
        move(points.front());
        for (std::size_t i = 1; i < points.size(); ++i) {
            const Point p = points[i];
            if (path.corner <= 0 || i + 1 == points.size()) {
                line(p);
                continue;
            }
            const auto towards = [&](Point q) {
                const double dx = q.x - p.x;
                const double dy = q.y - p.y;
                const double length = (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
                const double share = length > 2 * path.corner ? path.corner / length : 0.5;
                return Point{p.x + dx * share, p.y + dy * share};
            };
            line(towards(points[i - 1]));
            curve(p, towards(points[i + 1]));
        }
        if (path.closed) close();
    }
}

}  // namespace ariadne::render
