#include "worlds/maze_pacman/graph.h"

#include <cstdint>
#include <iterator>
#include <vector>

#include <fmt/format.h>

#include "text/points.h"
#include "worlds/formats.h"

namespace ariadne::maze_pacman {

namespace {

using resource::Field;
using text::Point;

Point to_point(const Terms& terms, Cell cell) {
    const auto [x, y] = terms.coordinates.name(cell, terms.size);
    return {x, y};
}

// Until `see` has enough.
template <class See>
void for_each_node(const Field& field, const Terms& terms, See see) {
    for (std::size_t i = 0; i < field.cost.size(); ++i) {
        const Cell cell = field.size.cell(i);
        if (field.open(cell) && !see(to_point(terms, cell), terms.kind(cell))) return;
    }
}

template <class See>
void for_each_edge(const Field& field, const Terms& terms, See see) {
    std::vector<std::int32_t> cost(field.cost.begin(), field.cost.end());
    for (const resource::Item& item : field.items) cost[field.size.index(item.cell)] -= item.gain;
    for (std::size_t i = 0; i < cost.size(); ++i) {
        const Cell from = field.size.cell(i);
        if (!field.open(from) || from == field.goal) continue;
        for (const Direction d : all_directions) {
            const Cell to = step(from, d);
            if (field.open(to) && !see(to_point(terms, from), to_point(terms, to), cost[field.size.index(to)])) return;
        }
    }
}

}  // namespace

Result<void> write_dot(const Field& field, const Terms& terms, Budget& budget, const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    fmt::format_to(out, "digraph {} {{\n  graph [{}={}];\n  node [shape=square];\n", terms.world, terms.resource,
                   field.life);
    for_each_node(field, terms, [&](Point p, const std::string& kind) {
        fmt::format_to(out, "  \"{0},{1}\" [kind=\"{2}\", label=\"{2}\", pos=\"{0},{3}!\"];\n", p.x, p.y, kind,
                       terms.coordinates.up ? p.y : -p.y);
        return pieces.next();
    });
    for_each_edge(field, terms, [&](Point a, Point b, int cost) {
        fmt::format_to(out, "  \"{},{}\" -> \"{},{}\" [cost={}];\n", a.x, a.y, b.x, b.y, cost);
        return pieces.next();
    });
    fmt::format_to(out, "}}\n");
    return pieces.finish(worlds::text_ready);
}

Result<void> write_graphml(const Field& field, const Terms& terms, Budget& budget, const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    fmt::format_to(out,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
                   "  <key id=\"{0}\" for=\"graph\" attr.name=\"{0}\" attr.type=\"long\"/>\n"
                   "  <key id=\"kind\" for=\"node\" attr.name=\"kind\" attr.type=\"string\"/>\n"
                   "  <key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"int\"/>\n"
                   "  <key id=\"y\" for=\"node\" attr.name=\"y\" attr.type=\"int\"/>\n"
                   "  <key id=\"cost\" for=\"edge\" attr.name=\"cost\" attr.type=\"int\"/>\n"
                   "  <graph id=\"{1}\" edgedefault=\"directed\">\n"
                   "    <data key=\"{0}\">{2}</data>\n",
                   terms.resource, terms.world, field.life);
    for_each_node(field, terms, [&](Point p, const std::string& kind) {
        fmt::format_to(out,
                       "    <node id=\"{0},{1}\"><data key=\"kind\">{2}</data><data key=\"x\">{0}</data>"
                       "<data key=\"y\">{1}</data></node>\n",
                       p.x, p.y, kind);
        return pieces.next();
    });
    for_each_edge(field, terms, [&](Point a, Point b, int cost) {
        fmt::format_to(out, "    <edge source=\"{},{}\" target=\"{},{}\"><data key=\"cost\">{}</data></edge>\n", a.x,
                       a.y, b.x, b.y, cost);
        return pieces.next();
    });
    fmt::format_to(out, "  </graph>\n</graphml>\n");
    return pieces.finish(worlds::text_ready);
}

Result<void> write_edge_list(const Field& field, const Terms& terms, Budget& budget, const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    auto out = std::back_inserter(pieces.text());
    const Point from = to_point(terms, field.start);
    const Point to = to_point(terms, field.goal);
    fmt::format_to(out, "# from to cost; {} {},{}; {} {},{}; {} {}\n", terms.start_name, from.x, from.y,
                   terms.goal_name, to.x, to.y, terms.resource, field.life);
    for_each_edge(field, terms, [&](Point a, Point b, int cost) {
        fmt::format_to(out, "{},{} {},{} {}\n", a.x, a.y, b.x, b.y, cost);
        return pieces.next();
    });
    return pieces.finish(worlds::text_ready);
}

}  // namespace ariadne::maze_pacman
