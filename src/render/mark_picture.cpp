#include "render/mark_picture.h"

#include <algorithm>
#include <utility>

#include "render/figure_picture.h"

namespace ariadne::render {

namespace {

void gem(Drawing& drawing, Point centre, double radius, Colour ink, const Stroke& casing, Colour shine) {
    const auto at = [&](double x, double y) { return Point{centre.x + x * radius, centre.y + y * radius}; };
    Path stone;
    stone.closed = true;
    stone.fill = ink;
    stone.stroke = casing;
    stone.lines = {{at(-0.55, -0.75), at(0.55, -0.75), at(1, -0.2), at(0, 0.95), at(-1, -0.2)}};
    drawing.shapes.emplace_back(std::move(stone));
    if (radius < 5) return;
    Path facets;
    shine.alpha = 0.75F;
    facets.stroke = Stroke{shine, std::max(0.8, radius * 0.1)};
    facets.lines = {{at(-1, -0.2), at(1, -0.2)},
                    {at(-0.4, -0.2), at(0, 0.95)},
                    {at(0.4, -0.2), at(0, 0.95)},
                    {at(-0.4, -0.2), at(0, -0.75), at(0.4, -0.2)}};
    drawing.shapes.emplace_back(std::move(facets));
}

void letter(Drawing& drawing, const std::string& text, Point centre, double size, Colour colour, bool bold) {
    drawing.shapes.emplace_back(Text{{centre.x, centre.y + size * 0.36}, text, size, colour, Anchor::middle, bold});
}

// Of ivory and ebony the one that is seen round a figure.
Colour casing_of(Colour body, const Theme& theme) {
    const Colour light = theme.colour({Role::ivory, 1});
    const Colour dark = theme.colour({Role::ebony, 1});
    return contrast(body, light) > contrast(body, dark) ? light : dark;
}

}  // namespace

void paint_mark(Drawing& drawing, const Style& style, Point centre, double cell, const Theme& theme) {
    const Colour ink = theme.colour(style.ink);
    const Stroke casing = {theme[Role::surface], std::max(1.25, cell * 0.06)};
    switch (style.mark) {
        case Mark::none:
            return;
        case Mark::patch:
            drawing.shapes.emplace_back(Box{{centre.x - cell / 2, centre.y - cell / 2},
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
            paint_amazon(drawing, centre, cell, ink, casing_of(ink, theme));
            return;
        case Mark::spent:
            paint_spent(drawing, centre, cell, ink);
            return;
        case Mark::dot:
            drawing.shapes.emplace_back(Disc{centre, std::max(1.0, cell * 0.09), ink, {}});
            return;
        case Mark::ring: {
            const double width = std::max(1.0, cell * 0.05);
            drawing.shapes.emplace_back(Disc{centre, std::max(1.5, cell * 0.09), {}, Stroke{ink, width}});
            return;
        }
        case Mark::disc:
            drawing.shapes.emplace_back(Disc{centre, cell * 0.36, ink, casing});
            break;
        case Mark::square: {
            const double half = cell * 0.34;
            drawing.shapes.emplace_back(
                Box{{centre.x - half, centre.y - half}, 2 * half, 2 * half, half * 0.3, ink, casing});
            break;
        }
    }
    letter(drawing, style.text, centre, cell * 0.46, theme.text_on(ink, {Role::surface, 1}), true);
}

void paint_sample(Drawing& drawing, const Style& style, Point corner, double cell, const Theme& theme) {
    const Colour fill = over(theme.colour(style.fill), theme[Role::surface]);
    const Point centre = {corner.x + cell / 2, corner.y + cell / 2};
    drawing.shapes.emplace_back(Box{corner, cell, cell, 2, fill, Stroke{theme[Role::line], 1}});
    if (style.mark != Mark::none)
        paint_mark(drawing, style, centre, cell, theme);
    else if (!style.solid)
        letter(drawing, style.sign + style.text, centre, cell * 0.6, theme.text_on(fill, style.ink), false);
}

}  // namespace ariadne::render
