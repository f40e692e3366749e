#include "render/chart_layout.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include <fmt/format.h>

namespace ariadne::render {

namespace {

constexpr double ascent = 10;  // of the words over their base line
constexpr double descent = 3;
constexpr double dot = 5;  // the half of a dot, with air
constexpr double nearest = 9;
constexpr double pace = 6;  // how much farther the next place is looked for
constexpr int rings = 40;

struct TextFrame {
    double left, top, right, bottom;

    bool meets(const TextFrame& other) const {
        return left < other.right && right > other.left && top < other.bottom && bottom > other.top;
    }
    bool holds(const TextFrame& other) const {
        return left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom;
    }
};

TextFrame around(Point base, double width) {
    return {base.x - width / 2 - 2, base.y - ascent - 1, base.x + width / 2 + 2, base.y + descent + 1};
}

// Above, below, to the right, to the left, then the corners between, so far from the point.
std::array<Point, 8> places(Point p, double width, double away) {
    const double across = width / 2 + away;
    const double level = p.y + (ascent - descent) / 2;
    const double over = p.y - away;
    const double under = p.y + away + ascent - 1;
    return {{{p.x, over},
             {p.x, under},
             {p.x + across, level},
             {p.x - across, level},
             {p.x + across, over},
             {p.x - across, over},
             {p.x + across, under},
             {p.x - across, under}}};
}

}  // namespace

std::vector<double> ticks(double low, double high, int most) {
    for (double power = 1;; power *= 10) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double step = factor * power;
            const double first = std::floor(low / step);
            double last = std::ceil(high / step);
            if (last <= first) last = first + 1;
            if (last - first + 1 > most) continue;
            std::vector<double> result;
            for (double i = first; i <= last; ++i) result.push_back(i * step);
            return result;
        }
    }
}

std::string tick_text(double value) {
    if (value != std::floor(value)) return fmt::format("{}", value);
    std::string digits = fmt::format("{}", static_cast<std::int64_t>(std::fabs(value)));
    for (std::size_t i = digits.size(); i > 3;) digits.insert(i -= 3, ",");
    return value < 0 ? "-" + digits : digits;
}

std::vector<Label> place_labels(const std::vector<Point>& points, const std::vector<double>& widths, Point top_left,
                                Point bottom_right) {
    const TextFrame page = {top_left.x, top_left.y, bottom_right.x, bottom_right.y};
    std::vector<TextFrame> taken;
    for (const Point p : points) taken.push_back({p.x - dot, p.y - dot, p.x + dot, p.y + dot});
    std::vector<Label> labels;
    for (std::size_t i = 0; i < points.size(); ++i) {
        Label label{places(points[i], widths[i], nearest)[0], false};
        bool found = false;
        for (int ring = 0; ring < rings && !found; ++ring) {
            for (const Point place : places(points[i], widths[i], nearest + ring * pace)) {
                const TextFrame frame = around(place, widths[i]);
                if (!page.holds(frame)) continue;
                if (std::ranges::any_of(taken, [&](const TextFrame& other) { return other.meets(frame); })) continue;
                label = {place, ring > 0};
                found = true;
                break;
            }
        }
        taken.push_back(around(label.at, widths[i]));
        labels.push_back(label);
    }
    return labels;
}

}  // namespace ariadne::render
