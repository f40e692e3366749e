#include "worlds/labyrinth/graph_picture.h"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "render/text_width.h"

namespace ariadne::labyrinth {

namespace {

using render::Point;
using render::Role;

constexpr std::size_t most_vertices = 10'000;
constexpr double pitch = 56;
constexpr double radius = 18;
constexpr double margin = 24;

Point centre(Cell c) {
    return {margin + radius + c.col * pitch, margin + radius + c.row * pitch};
}

void edges(const Labyrinth& labyrinth, const render::Theme& theme, std::span<const Cell> route, render::Drawing& out) {
    render::Path lines;
    lines.stroke = render::Stroke{theme[Role::ink], 2};
    std::vector<render::Shape> labels;
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
        const Cell c = labyrinth.size.cell(i);
        for (const Direction d : {Direction::right, Direction::down}) {
            if (!labyrinth.open(c, d)) continue;
            const Point a = centre(c);
            const Point b = centre(step(c, d));
            lines.lines.push_back({a, b});
            if (labyrinth.weights.empty()) continue;
            const std::string text = std::to_string(labyrinth.weight(c, d));
            const Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
            const double wide = render::text_width(text, 11) + 4;
            labels.emplace_back(
                render::Box{{middle.x - wide / 2, middle.y - 7}, wide, 14, 2, theme[Role::surface], {}});
            labels.emplace_back(
                render::Text{{middle.x, middle.y + 4}, text, 11, theme[Role::quiet], render::Anchor::middle});
        }
    }
    out.shapes.emplace_back(std::move(lines));
    if (route.size() > 1) {
        render::Path way;
        way.stroke = render::Stroke{theme[Role::thread], 6};
        way.lines.emplace_back();
        for (const Cell c : route) way.lines.back().push_back(centre(c));
        out.shapes.emplace_back(std::move(way));
    }
    for (render::Shape& label : labels) out.shapes.push_back(std::move(label));
}

}  // namespace

std::string vertex_name(std::size_t number, std::size_t rooms) {
    if (rooms <= 26) return {static_cast<char>('A' + number)};
    return std::to_string(number + 1);
}

Result<render::Drawing> graph_picture(const Labyrinth& labyrinth, const render::Theme& theme,
                                      std::span<const Cell> route) {
    const std::size_t rooms = labyrinth.room_count();
    if (labyrinth.size.area() > most_vertices)
        return fail(fmt::format("{} x {} rooms are too many to be named in a picture; expected at most {}",
                                labyrinth.size.rows, labyrinth.size.cols, most_vertices));
    render::Drawing out;
    out.width = 2 * (margin + radius) + (labyrinth.size.cols - 1) * pitch;
    out.height = 2 * (margin + radius) + (labyrinth.size.rows - 1) * pitch;
    out.ground = theme[Role::surface];
    out.title = fmt::format("Graph of a labyrinth, {} x {}", labyrinth.size.rows, labyrinth.size.cols);
    edges(labyrinth, theme, route, out);
    std::vector<bool> on_way(labyrinth.size.area(), false);
    for (const Cell c : route) on_way[labyrinth.size.index(c)] = true;
    std::size_t number = 0;
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
        const Cell c = labyrinth.size.cell(i);
        if (!labyrinth.has(c)) continue;
        render::Paint fill{Role::surface};
        if (c == labyrinth.exit) fill = {Role::danger, 0.35F};
        if (c == labyrinth.entrance) fill = {Role::danger};
        const render::Colour ground = over(theme.colour(fill), theme[Role::surface]);
        const render::Stroke rim =
            on_way[i] ? render::Stroke{theme[Role::thread], 4} : render::Stroke{theme[Role::ink], 2};
        out.shapes.emplace_back(render::Disc{centre(c), radius, ground, rim});
        out.shapes.emplace_back(render::Text{{centre(c).x, centre(c).y + 5},
                                             vertex_name(number++, rooms),
                                             rooms <= 999 ? 14.0 : 11.0,
                                             theme.text_on(ground, {Role::ink}),
                                             render::Anchor::middle,
                                             true});
    }
    return out;
}

}  // namespace ariadne::labyrinth
