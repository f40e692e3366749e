#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

#include "render/painters.h"

namespace ariadne::render {

namespace {

constexpr double icon_side =
    24;  // of the square that icons are drawn in: plain shapes that can be told apart when small

class IconPainter {
  public:
    IconPainter(Drawing& drawing, Point corner, double cell, const Theme& theme)
        : drawing_(drawing),
          corner_(corner),
          unit_(cell / icon_side),
          ink_(theme[Role::ink]),
          pale_(theme[Role::surface]),
          theme_(theme) {}

    void paint(const Style& style, bool aside) {
        if (style.icon == Icon::stones) {
            stones();
            return;
        }
        // What can be walked on leaves the lines between the cells in sight.
        box(0.4, 0.4, icon_side - 0.8, icon_side - 0.8, theme_[style.fill.role], 1);
        switch (style.icon) {
            case Icon::apple:
                apple();
                value(style.text, {12, 18.2}, ink_, aside);
                break;
            case Icon::bomb:
                bomb();
                value(style.text, {10.9, 18}, pale_, aside);
                break;
            case Icon::skull:
                bomb();
                skull();
                break;
            case Icon::bricks:
                bricks();
                value(style.text, {12, 16.2}, pale_, aside);
                break;
            case Icon::stones:
            case Icon::none:
                break;
        }
    }

  private:
    Point at(double x, double y) const { return {corner_.x + x * unit_, corner_.y + y * unit_}; }
    static Colour mix(Colour top, Colour ground, float share) {
        top.alpha = share;
        return over(top, ground);
    }

    void box(double x, double y, double width, double height, Colour fill, double radius = 0) {
        drawing_.add(Box{at(x, y), width * unit_, height * unit_, radius * unit_, fill});
    }
    void disc(double x, double y, double radius, Colour fill) { drawing_.add(Disc{at(x, y), radius * unit_, fill}); }
    // Rounded at all points but the first.
    void shape(const std::vector<Point>& points, double corner, Colour fill) {
        Path path{.lines = {{}}, .closed = true, .corner = corner * unit_, .fill = fill};
        for (const Point p : points) path.lines.back().push_back(at(p.x, p.y));
        drawing_.add(std::move(path));
    }
    void lines(const std::vector<std::vector<Point>>& lines, Colour colour, double width) {
        Path path{.corner = unit_, .stroke = Stroke{colour, width * unit_, true}};
        for (const std::vector<Point>& points : lines) {
            path.lines.emplace_back();
            for (const Point p : points) path.lines.back().push_back(at(p.x, p.y));
        }
        drawing_.add(std::move(path));
    }

    // In its place, or, where the thread goes over that, in the corner.
    void value(const std::string& text, Point place, Colour colour, bool aside) {
        if (aside) {
            disc(5.2, 5.2, 4.6, pale_);
            drawing_.add(Text{at(5.2, 8), text, 8 * unit_, ink_, Anchor::middle, true});
        } else {
            drawing_.add(Text{at(place.x, place.y), text, 12 * unit_, colour, Anchor::middle, true});
        }
    }

    void apple() {
        shape({{12, 7.6},
               {9.6, 5.8},
               {4.2, 6.6},
               {3.8, 14},
               {7, 21.4},
               {10, 22},
               {12, 20.9},
               {14, 22},
               {17, 21.4},
               {20.2, 14},
               {19.8, 6.6},
               {14.4, 5.8}},
              8, pale_);
        shape({{12.4, 6}, {12.9, 2.4}, {17.1, 1.8}, {16.6, 5.6}}, 2.4, pale_);
    }

    void bomb() {
        disc(10.9, 14.1, 7.9, ink_);
        lines({{{15.6, 8.4}, {17.8, 5.6}, {20.2, 5.2}}}, ink_, 1.7);
        shape({{20.6, 1.6},
               {21.4, 3.9},
               {23.4, 3.4},
               {22.2, 5.2},
               {23.6, 6.8},
               {21.5, 6.8},
               {20.9, 9},
               {19.8, 7},
               {17.8, 7.4},
               {18.9, 5.4},
               {17.9, 3.4},
               {19.8, 3.8}},
              0, pale_);
    }

    void skull() {
        disc(10.9, 13.4, 4.7, pale_);
        box(7.9, 15.5, 6, 3.8, pale_, 0.6);
        disc(8.8, 13.6, 1.5, ink_);
        disc(13, 13.6, 1.5, ink_);
        lines({{{9.7, 17.6}, {9.7, 18.8}}, {{12.1, 17.6}, {12.1, 18.8}}}, ink_, 0.9);
    }

    void bricks() {
        const Colour brick = mix(ink_, pale_, 0.7F);
        for (const auto& [x, y, width, height] : std::initializer_list<std::array<double, 4>>{{1.9, 1.9, 9.2, 4.1},
                                                                                              {12.9, 1.9, 9.2, 4.1},
                                                                                              {1.9, 7.6, 2.9, 8.8},
                                                                                              {19.2, 7.6, 2.9, 8.8},
                                                                                              {1.9, 18, 3.4, 4.1},
                                                                                              {7.1, 18, 9.8, 4.1},
                                                                                              {18.7, 18, 3.4, 4.1}})
            box(x, y, width, height, brick);
    }

    // Rock: there is nothing to pay and no way in.
    void stones() {
        const Colour joint = mix(ink_, pale_, 0.76F);
        lines({{{0, 0.4}, {icon_side, 0.4}},
               {{0, 8}, {icon_side, 8}},
               {{0, 16}, {icon_side, 16}},
               {{12, 0}, {12, 8}},
               {{4, 8}, {4, 16}},
               {{20, 8}, {20, 16}},
               {{12, 16}, {12, icon_side}}},
              joint, 0.65);
    }

    Drawing& drawing_;
    Point corner_;
    double unit_;
    Colour ink_;
    Colour pale_;
    const Theme& theme_;
};

}  // namespace

void paint_icon(Drawing& drawing, const Style& style, Point corner, double cell, bool aside, const Theme& theme) {
    IconPainter(drawing, corner, cell, theme).paint(style, aside);
}

}  // namespace ariadne::render
