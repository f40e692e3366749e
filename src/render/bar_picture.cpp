#include "render/bar_picture.h"

#include <algorithm>

#include "render/text_width.h"

namespace ariadne::render {

void paint_bars(Drawing& drawing, const Chart& chart, Point at, double width, double height, const Theme& theme) {
    constexpr double size = 12;
    double names = 0;
    double words = 0;
    double most = 0;
    for (const Bar& bar : chart.bars) {
        names = std::max(names, text_width(bar.name, size));
        words = std::max(words, text_width(bar.text, size));
        most = std::max(most, bar.value);
    }
    const double head = chart.x_name.empty() ? 0 : 22;
    if (head > 0)
        drawing.shapes.emplace_back(
            Text{{at.x, at.y + 8}, chart.x_name, size, theme[Role::quiet], Anchor::start, true});
    const double left = at.x + names + 10;
    const double room = std::max(1.0, width - names - words - 20);
    const double pitch = std::min(32.0, (height - head) / static_cast<double>(chart.bars.size()));
    double y = at.y + head;
    for (const Bar& bar : chart.bars) {
        const double middle = y + pitch / 2;
        const double length = most > 0 ? std::max(1.0, bar.value / most * room) : 1;
        drawing.shapes.emplace_back(
            Text{{left - 10, middle + 4}, bar.name, size, theme[Role::ink], Anchor::end, false});
        drawing.shapes.emplace_back(
            Box{{left, y + pitch * 0.15}, length, pitch * 0.7, 2, theme.colour(bar.paint), std::nullopt});
        drawing.shapes.emplace_back(
            Text{{left + length + 8, middle + 4}, bar.text, size, theme[Role::quiet], Anchor::start, false});
        y += pitch;
    }
}

}  // namespace ariadne::render
