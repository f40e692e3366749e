#include "render/figure_picture.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ariadne::render {

namespace {

// Shapes on a cell whose middle is (0, 0) and whose edges are at -1 and 1.
class Cut {
  public:
    Cut(Drawing& drawing, Point centre, double cell) : drawing_(drawing), centre_(centre), half_(cell / 2) {}

    Point at(double x, double y) const { return {centre_.x + x * half_, centre_.y + y * half_}; }
    double length(double of) const { return of * half_; }

    Path path(const std::vector<Point>& points, double corner, bool closed) const {
        Path out;
        out.closed = closed;
        out.corner = length(corner);
        out.lines.emplace_back();
        for (const Point p : points) out.lines.back().push_back(at(p.x, p.y));
        return out;
    }

    void add(Shape shape) { drawing_.shapes.push_back(std::move(shape)); }

  private:
    Drawing& drawing_;
    Point centre_;
    double half_;
};

}  // namespace

void paint_amazon(Drawing& drawing, Point centre, double cell, Colour body, Colour casing) {
    Cut cut(drawing, centre, cell);
    const double rim = std::max(0.9, cell * 0.035);
    // A closed line begins in the middle of a side, since only its other corners are rounded.
    const Path gown = cut.path({{-0.12, 0.78},
                                {0.5, 0.78},
                                {0.5, 0.6},
                                {0.22, 0.26},
                                {0.3, -0.02},
                                {-0.54, -0.02},
                                {-0.46, 0.26},
                                {-0.74, 0.6},
                                {-0.74, 0.78},
                                {-0.12, 0.78}},
                               0.09, true);
    const Path crown = cut.path({{-0.12, -0.1},
                                 {0.24, -0.1},
                                 {0.4, -0.66},
                                 {0.1, -0.42},
                                 {-0.12, -0.78},
                                 {-0.34, -0.42},
                                 {-0.64, -0.66},
                                 {-0.48, -0.1},
                                 {-0.12, -0.1}},
                                0.03, true);
    Path bow = cut.path({{0.44, -0.5}, {0.92, -0.28}, {0.92, 0.42}, {0.44, 0.64}}, 0.36, false);
    Path string = cut.path({{0.44, -0.5}, {0.44, 0.64}}, 0, false);
    const double wood = std::max(1.2, cell * 0.055);

    // The casings of all parts lie under all parts.
    bow.stroke = Stroke{casing, wood + 2 * rim, true};
    cut.add(bow);
    for (Path part : {gown, crown}) {
        part.stroke = Stroke{casing, 2 * rim};
        part.fill = casing;
        cut.add(std::move(part));
    }
    if (cell >= 20) {
        string.stroke = Stroke{casing, std::max(0.7, cell * 0.022)};
        cut.add(string);
    }
    bow.stroke = Stroke{body, wood, true};
    cut.add(std::move(bow));
    for (Path part : {gown, crown}) {
        part.fill = body;
        cut.add(std::move(part));
    }
    if (cell < 20) return;
    // The rim of the crown and the belt.
    Path bands;
    bands.lines = {{cut.at(-0.44, -0.16), cut.at(0.2, -0.16)}, {cut.at(-0.44, 0.26), cut.at(0.2, 0.26)}};
    bands.stroke = Stroke{casing, std::max(0.8, cell * 0.028)};
    cut.add(std::move(bands));
}

void paint_spent(Drawing& drawing, Point centre, double cell, Colour ink) {
    Cut cut(drawing, centre, cell);
    const double width = std::max(1.0, cell * 0.05);
    Path shaft = cut.path({{0.42, -0.42}, {-0.3, 0.3}}, 0, false);
    shaft.stroke = Stroke{ink, width, true};
    cut.add(std::move(shaft));
    Path head = cut.path({{-0.48, 0.48}, {-0.4, 0.12}, {-0.12, 0.4}}, 0, true);
    head.fill = ink;
    cut.add(std::move(head));
    if (cell < 14) return;
    Path feathers;
    for (const double back : {0.0, 0.14}) {
        feathers.lines.push_back({cut.at(0.42 - back, -0.42 + back), cut.at(0.42 - back, -0.66 + back)});
        feathers.lines.push_back({cut.at(0.42 - back, -0.42 + back), cut.at(0.66 - back, -0.42 + back)});
    }
    feathers.stroke = Stroke{ink, width * 0.8, true};
    cut.add(std::move(feathers));
}

}  // namespace ariadne::render
