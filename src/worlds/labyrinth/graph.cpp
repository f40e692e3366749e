#include "worlds/labyrinth/graph.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "render/coordinates.h"
#include "render/text_width.h"
#include "worlds/formats.h"

namespace ariadne::labyrinth {

namespace {

// Until `see` has enough.
template <class See>
void for_each_room(const Labyrinth& labyrinth, See see) {
    for (int row = 0; row < labyrinth.size.rows; ++row)
        for (int col = 0; col < labyrinth.size.cols; ++col)
            if (labyrinth.has({row, col}) && !see(Cell{row, col})) return;
}

template <class See>
void for_each_passage(const Labyrinth& labyrinth, See see) {
    for_each_room(labyrinth, [&](Cell c) {
        for (const Direction d : {Direction::right, Direction::down})
            if (labyrinth.open(c, d) && !see(c, step(c, d), labyrinth.weight(c, d))) return false;
        return true;
    });
}

std::string_view kind(const Labyrinth& labyrinth, Cell c) {
    return c == labyrinth.entrance ? "entrance" : c == labyrinth.exit ? "exit" : "room";
}

using render::Point;
using render::Role;

constexpr std::size_t most_vertices = 10'000;
constexpr std::size_t most_in_matrix = 20'000;  // some 800 megabytes
constexpr double pitch = 56;
constexpr double radius = 18;
constexpr double margin = 24;

Point centre(Cell c) {
    return {margin + radius + c.col * pitch, margin + radius + c.row * pitch};
}

void edges(const Labyrinth& labyrinth, const render::Theme& theme, std::span<const Cell> route, render::Drawing& out) {
    render::Path lines{.stroke = render::Stroke{theme[Role::ink], 2}};
    std::vector<render::Shape> labels;
    for_each_passage(labyrinth, [&](Cell from, Cell to, std::uint32_t weight) {
        const Point a = centre(from);
        const Point b = centre(to);
        lines.lines.push_back({a, b});
        if (labyrinth.weights.empty() || weight == 0) return true;
        const std::string text = std::to_string(weight);
        const Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
        const double wide = render::text_width(text, 11) + 4;
        labels.emplace_back(render::Box{{middle.x - wide / 2, middle.y - 7}, wide, 14, 2, theme[Role::surface]});
        labels.emplace_back(
            render::Text{{middle.x, middle.y + 4}, text, 11, theme[Role::quiet], render::Anchor::middle});
        return true;
    });
    out.add(std::move(lines));
    if (route.size() > 1) {
        render::Path way{.lines = {{}}, .stroke = render::Stroke{theme[Role::thread], 6}};
        for (const Cell c : route) way.lines.back().push_back(centre(c));
        out.add(std::move(way));
    }
    for (render::Shape& label : labels) out.add(std::move(label));
}

}  // namespace

Result<void> write_dot(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink) {
    const bool weighted = !labyrinth.weights.empty();
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    fmt::format_to(out, "graph labyrinth {{\n  node [shape=square];\n");
    for_each_room(labyrinth, [&](Cell c) {
        fmt::format_to(out, "  \"{0},{1}\" [kind=\"{2}\", pos=\"{1},{3}!\"];\n", c.row, c.col, kind(labyrinth, c),
                       -c.row);
        return pieces.next();
    });
    for_each_passage(labyrinth, [&](Cell a, Cell b, std::uint32_t weight) {
        fmt::format_to(out, "  \"{},{}\" -- \"{},{}\"", a.row, a.col, b.row, b.col);
        if (weighted) fmt::format_to(out, " [cost={0}, label=\"{0}\"]", weight);
        fmt::format_to(out, ";\n");
        return pieces.next();
    });
    fmt::format_to(out, "}}\n");
    return pieces.finish(worlds::text_ready);
}

Result<void> write_graphml(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    fmt::format_to(out,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
                   "  <key id=\"kind\" for=\"node\" attr.name=\"kind\" attr.type=\"string\"/>\n"
                   "  <key id=\"row\" for=\"node\" attr.name=\"row\" attr.type=\"int\"/>\n"
                   "  <key id=\"column\" for=\"node\" attr.name=\"column\" attr.type=\"int\"/>\n"
                   "  <key id=\"cost\" for=\"edge\" attr.name=\"cost\" attr.type=\"int\"><default>1</default></key>\n"
                   "  <graph id=\"labyrinth\" edgedefault=\"undirected\">\n");
    for_each_room(labyrinth, [&](Cell c) {
        fmt::format_to(out,
                       "    <node id=\"{0},{1}\"><data key=\"kind\">{2}</data><data key=\"row\">{0}</data>"
                       "<data key=\"column\">{1}</data></node>\n",
                       c.row, c.col, kind(labyrinth, c));
        return pieces.next();
    });
    for_each_passage(labyrinth, [&](Cell a, Cell b, std::uint32_t weight) {
        fmt::format_to(out, "    <edge source=\"{},{}\" target=\"{},{}\"", a.row, a.col, b.row, b.col);
        if (labyrinth.weights.empty()) {
            fmt::format_to(out, "/>\n");
        } else {
            fmt::format_to(out, "><data key=\"cost\">{}</data></edge>\n", weight);
        }
        return pieces.next();
    });
    fmt::format_to(out, "  </graph>\n</graphml>\n");
    return pieces.finish(worlds::text_ready);
}

Result<void> write_edge_list(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    fmt::format_to(out, "# room room cost, both ways; entrance {},{}; exit {},{}\n", labyrinth.entrance.row,
                   labyrinth.entrance.col, labyrinth.exit.row, labyrinth.exit.col);
    for_each_passage(labyrinth, [&](Cell a, Cell b, std::uint32_t weight) {
        fmt::format_to(out, "{},{} {},{} {}\n", a.row, a.col, b.row, b.col, weight);
        return pieces.next();
    });
    return pieces.finish(worlds::text_ready);
}

bool fits_matrix(const Labyrinth& labyrinth) {
    return labyrinth.room_count() <= most_in_matrix;
}

Result<void> write_adjacency(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink) {
    const std::size_t rooms = labyrinth.room_count();
    if (!fits_matrix(labyrinth))
        return fail(
            {tr("{0} rooms are too many for a matrix of {1} numbers (limit: {2} rooms); use the edges format instead"),
             rooms, rooms * rooms, most_in_matrix});
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    std::vector<std::size_t> vertices;  // in order
    for_each_room(labyrinth, [&](Cell c) {
        fmt::format_to(out, ",{}", vertex_name(vertices.size(), rooms));
        vertices.push_back(labyrinth.size.index(c));
        return true;
    });
    const auto number = [&](Cell c) {
        return static_cast<std::size_t>(std::ranges::lower_bound(vertices, labyrinth.size.index(c)) - vertices.begin());
    };
    pieces.text() += '\n';
    for_each_room(labyrinth, [&](Cell c) {
        std::vector<std::uint32_t> row(rooms);
        for (const Direction d : all_directions)
            if (labyrinth.open(c, d)) row[number(step(c, d))] = labyrinth.weight(c, d);
        pieces.text() += vertex_name(number(c), rooms);
        for (const std::uint32_t weight : row) {
            if (weight == 0)
                pieces.text() += ",0";
            else
                fmt::format_to(out, ",{}", weight);
        }
        pieces.text() += '\n';
        return pieces.next();
    });
    return pieces.finish(worlds::text_ready);
}

Result<void> write_coordinates(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink) {
    const render::Coordinates at;
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    bool going = true;
    for (int row = 0; row <= labyrinth.size.rows && going; ++row)
        for (int col = 0; col <= labyrinth.size.cols && going; ++col) {
            const Point p = at.place({static_cast<double>(col), static_cast<double>(row)});
            fmt::format_to(out, "\"[{}, {}]\"{}", p.x, p.y, col < labyrinth.size.cols ? ',' : '\n');
            going = pieces.next();
        }
    return pieces.finish(worlds::text_ready);
}

std::string vertex_name(std::size_t number, std::size_t rooms) {
    if (rooms <= 26) return {static_cast<char>('A' + number)};
    return std::to_string(number + 1);
}

Result<void> fits_graph(Size size) {
    if (size.area() <= most_vertices) return {};
    return fail({tr("{0} x {1} rooms are too many for a picture of the graph (limit: {2})"), size.rows, size.cols,
                 most_vertices});
}

Result<render::Drawing> graph_picture(const Labyrinth& labyrinth, const render::PictureOptions& picture,
                                      std::span<const Cell> route) {
    const std::size_t rooms = labyrinth.room_count();
    if (const Result<void> fits = fits_graph(labyrinth.size); !fits) return std::unexpected(fits.error());
    const render::Theme& theme = *picture.theme;
    render::Drawing out;
    out.width = 2 * (margin + radius) + (labyrinth.size.cols - 1) * pitch;
    out.height = 2 * (margin + radius) + (labyrinth.size.rows - 1) * pitch;
    out.ground = theme[Role::surface];
    out.title =
        Message(tr("Graph of a labyrinth, {0} x {1}"), labyrinth.size.rows, labyrinth.size.cols).in(picture.language);
    edges(labyrinth, theme, route, out);
    std::vector<bool> on_way(labyrinth.size.area(), false);
    for (const Cell c : route) on_way[labyrinth.size.index(c)] = true;
    std::size_t number = 0;
    for_each_room(labyrinth, [&](Cell c) {
        render::Paint fill{Role::surface};
        if (c == labyrinth.exit) fill = {Role::danger, 0.35F};
        if (c == labyrinth.entrance) fill = {Role::danger};
        const render::Colour ground = over(theme.colour(fill), theme[Role::surface]);
        const render::Stroke rim = on_way[labyrinth.size.index(c)] ? render::Stroke{theme[Role::thread], 4}
                                                                   : render::Stroke{theme[Role::ink], 2};
        out.add(render::Disc{centre(c), radius, ground, rim});
        out.add(render::Text{{centre(c).x, centre(c).y + 5},
                             vertex_name(number++, rooms),
                             rooms <= 999 ? 14.0 : 11.0,
                             theme.text_on(ground, {Role::ink}),
                             render::Anchor::middle,
                             true});
        return true;
    });
    return out;
}

Result<GraphGrowth> graph_growth(const Labyrinth& labyrinth, const Diary& digs, std::size_t every,
                                 const render::PictureOptions& picture, std::vector<Cell> route) {
    if (const Result<render::Drawing> whole = graph_picture(labyrinth, picture, route); !whole)
        return std::unexpected(whole.error());
    const std::size_t last = (digs.size() + every - 1) / every;
    const auto frame = [&labyrinth, &digs, &picture, every, last, route = std::move(route)](std::size_t i) {
        if (i == last) return *graph_picture(labyrinth, picture, route);
        Labyrinth so_far = labyrinth;
        for (std::size_t k = digs.size(); k > i * every; --k)
            so_far.put(digs[k - 1].room, digs[k - 1].towards, !digs[k - 1].passage);
        return *graph_picture(so_far, picture);
    };
    return GraphGrowth{last + 1, frame};
}

}  // namespace ariadne::labyrinth
