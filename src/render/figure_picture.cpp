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
    const std::vector<Path> parts = {
        // The crown, on a waist that widens into the gown.
        cut.path({{0, 0.62},
                  {0.44, 0.62},
                  {0.3, 0.34},
                  {0.66, -0.36},
                  {0.22, -0.04},
                  {0.09, -0.16},
                  {0.09, -0.5},
                  {-0.09, -0.5},
                  {-0.09, -0.16},
                  {-0.22, -0.04},
                  {-0.66, -0.36},
                  {-0.3, 0.34},
                  {-0.44, 0.62},
                  {0, 0.62}},
                 0.04, true),
        // The head of the arrow that is the middle of the crown, and the hem.
        cut.path({{0, -0.44}, {0.25, -0.42}, {0, -0.9}, {-0.25, -0.42}, {0, -0.44}}, 0.02, true),
        cut.path({{0, 0.54}, {0.54, 0.54}, {0.54, 0.8}, {-0.54, 0.8}, {-0.54, 0.54}, {0, 0.54}}, 0.1, true)};
    const std::vector<Point> jewels = {{-0.66, -0.42}, {0.66, -0.42}};
    const double jewel = cut.length(0.14);

    // The casings of all parts lie under all parts.
    for (const Point at : jewels) cut.add(Disc{cut.at(at.x, at.y), jewel + rim, casing, {}});
    for (Path part : parts) {
        part.stroke = Stroke{casing, 2 * rim};
        part.fill = casing;
        cut.add(std::move(part));
    }
    for (const Point at : jewels) cut.add(Disc{cut.at(at.x, at.y), jewel, body, {}});
    for (Path part : parts) {
        part.fill = body;
        cut.add(std::move(part));
    }
    if (cell < 20) return;
    // The rim of the crown, and the belt.
    Path bands;
    bands.lines = {{cut.at(-0.32, 0.32), cut.at(0.32, 0.32)}, {cut.at(-0.44, 0.56), cut.at(0.44, 0.56)}};
    bands.stroke = Stroke{casing, std::max(0.8, cell * 0.03)};
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
