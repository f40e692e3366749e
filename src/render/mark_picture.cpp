#include <algorithm>
#include <utility>

#include "render/painters.h"

namespace ariadne::render {

namespace {

void gem(Drawing& drawing, Point centre, double radius, Colour ink, const Stroke& casing, Colour shine) {
    const auto at = [&](double x, double y) { return Point{centre.x + x * radius, centre.y + y * radius}; };
    drawing.add(Path{.lines = {{at(-0.55, -0.75), at(0.55, -0.75), at(1, -0.2), at(0, 0.95), at(-1, -0.2)}},
                     .closed = true,
                     .fill = ink,
                     .stroke = casing});
    if (radius < 5) return;
    shine.alpha = 0.75F;
    drawing.add(Path{.lines = {{at(-1, -0.2), at(1, -0.2)},
                               {at(-0.4, -0.2), at(0, 0.95)},
                               {at(0.4, -0.2), at(0, 0.95)},
                               {at(-0.4, -0.2), at(0, -0.75), at(0.4, -0.2)}},
                     .stroke = Stroke{shine, std::max(0.8, radius * 0.1)}});
}

// Shapes on a cell whose middle is (0, 0) and whose edges are at -1 and 1.
class Cut {
  public:
    Cut(Point centre, double cell) : centre_(centre), half_(cell / 2) {}

    Point at(double x, double y) const { return {centre_.x + x * half_, centre_.y + y * half_}; }
    double length(double of) const { return of * half_; }

    Path path(const std::vector<Point>& points, double corner, bool closed) const {
        Path out{.lines = {{}}, .closed = closed, .corner = length(corner)};
        for (const Point p : points) out.lines.back().push_back(at(p.x, p.y));
        return out;
    }

  private:
    Point centre_;
    double half_;
};

// A queen whose crown has an arrow in its middle, in the colour of her side and cased in the other's.
void amazon(Drawing& drawing, Point centre, double cell, Colour body, Colour casing) {
    const Cut cut(centre, cell);
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
    for (const Point at : jewels) drawing.add(Disc{cut.at(at.x, at.y), jewel + rim, casing, {}});
    for (Path part : parts) {
        part.stroke = Stroke{casing, 2 * rim};
        part.fill = casing;
        drawing.add(std::move(part));
    }
    for (const Point at : jewels) drawing.add(Disc{cut.at(at.x, at.y), jewel, body, {}});
    for (Path part : parts) {
        part.fill = body;
        drawing.add(std::move(part));
    }
    if (cell < 20) return;
    // The rim of the crown, and the belt.
    drawing.add(Path{.lines = {{cut.at(-0.32, 0.32), cut.at(0.32, 0.32)}, {cut.at(-0.44, 0.56), cut.at(0.44, 0.56)}},
                     .stroke = Stroke{casing, std::max(0.8, cell * 0.03)}});
}

// An arrow that has come down from the upper right.
void spent(Drawing& drawing, Point centre, double cell, Colour ink) {
    const Cut cut(centre, cell);
    const double width = std::max(1.0, cell * 0.05);
    Path shaft = cut.path({{0.42, -0.42}, {-0.3, 0.3}}, 0, false);
    shaft.stroke = Stroke{ink, width, true};
    drawing.add(std::move(shaft));
    Path head = cut.path({{-0.48, 0.48}, {-0.4, 0.12}, {-0.12, 0.4}}, 0, true);
    head.fill = ink;
    drawing.add(std::move(head));
    if (cell < 14) return;
    Path feathers{.stroke = Stroke{ink, width * 0.8, true}};
    for (const double back : {0.0, 0.14}) {
        feathers.lines.push_back({cut.at(0.42 - back, -0.42 + back), cut.at(0.42 - back, -0.66 + back)});
        feathers.lines.push_back({cut.at(0.42 - back, -0.42 + back), cut.at(0.66 - back, -0.42 + back)});
    }
    drawing.add(std::move(feathers));
}

// Of ivory and ebony the one that is seen round a figure.
Colour casing_of(Colour body, const Theme& theme) {
    const Colour light = theme.colour({Role::ivory, 1});
    const Colour dark = theme.colour({Role::ebony, 1});
    return contrast(body, light) > contrast(body, dark) ? light : dark;
}

}  // namespace

void paint_letter(Drawing& drawing, const std::string& text, Point centre, double size, Colour colour, bool bold) {
    drawing.add(Text{{centre.x, centre.y + size * 0.36}, text, size, colour, Anchor::middle, bold});
}

void paint_mark(Drawing& drawing, const Style& style, Point centre, double cell, const Theme& theme) {
    const Colour ink = theme.colour(style.ink);
    const Stroke casing = {theme[Role::surface], std::max(1.25, cell * 0.06)};
    switch (style.mark) {
        case Mark::none:
            return;
        case Mark::patch:
            drawing.add(Box{{centre.x - cell / 2, centre.y - cell / 2},
                            cell,
                            cell,
                            2,
                            over(ink, theme[Role::surface]),
                            Stroke{theme[Role::line], 1}});
            return;
        case Mark::gem:
            gem(drawing, centre, cell * 0.3, ink, casing, theme[Role::surface]);
            return;
        case Mark::amazon:
            amazon(drawing, centre, cell, ink, casing_of(ink, theme));
            return;
        case Mark::spent:
            spent(drawing, centre, cell, ink);
            return;
        case Mark::dot:
            drawing.add(Disc{centre, std::max(1.0, cell * 0.09), ink, {}});
            return;
        case Mark::ring:
            drawing.add(Disc{centre, std::max(1.5, cell * 0.09), {}, Stroke{ink, std::max(1.0, cell * 0.05)}});
            return;
        case Mark::disc:
            drawing.add(Disc{centre, cell * 0.36, ink, casing});
            break;
        case Mark::square: {
            const double half = cell * 0.34;
            drawing.add(Box{{centre.x - half, centre.y - half}, 2 * half, 2 * half, half * 0.3, ink, casing});
            break;
        }
    }
    paint_letter(drawing, style.text, centre, cell * 0.46, theme.text_on(ink, {Role::surface, 1}), true);
}

void paint_sample(Drawing& drawing, const Style& style, Point corner, double cell, const Theme& theme) {
    const Colour fill = over(theme.colour(style.fill), theme[Role::surface]);
    const Point centre = {corner.x + cell / 2, corner.y + cell / 2};
    drawing.add(Box{corner, cell, cell, 2, fill, Stroke{theme[Role::line], 1}});
    if (style.icon != Icon::none)
        paint_icon(drawing, style, corner, cell, false, theme);
    else if (style.mark != Mark::none)
        paint_mark(drawing, style, centre, cell, theme);
    else if (!style.solid)
        paint_letter(drawing, style.sign + style.text, centre, cell * 0.6, theme.text_on(fill, style.ink), false);
}

}  // namespace ariadne::render
