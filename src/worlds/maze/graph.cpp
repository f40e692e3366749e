#include "worlds/maze/graph.h"

#include <iterator>

#include <fmt/format.h>

#include "worlds/maze/text.h"

namespace ariadne::maze {

namespace {

int cost_of(char kind) {
    if (kind == treasure) return -treasure_gain;
    return kind >= '0' && kind <= '9' ? kind - '0' : 0;
}

template <class See>
void for_each_node(const Map& map, See see) {
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        if (map.cells[i] != wall) see(to_point(map.size, map.size.cell(i)), map.cells[i]);
}

template <class See>
void for_each_edge(const Map& map, See see) {
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        if (map.cells[i] == wall || map.cells[i] == end) continue;
        const Cell from = map.size.cell(i);
        for (const Direction d : all_directions) {
            const Cell to = step(from, d);
            if (map.size.contains(to) && map.at(to) != wall)
                see(to_point(map.size, from), to_point(map.size, to), cost_of(map.at(to)));
        }
    }
}

}  // namespace

std::string write_dot(const Map& map) {
    fmt::memory_buffer text;
    auto out = std::back_inserter(text);
    fmt::format_to(out, "digraph maze {{\n  graph [life={}];\n  node [shape=square];\n", map.life);
    for_each_node(map, [&](Point p, char kind) {
        fmt::format_to(out, "  \"{0},{1}\" [kind=\"{2}\", label=\"{2}\", pos=\"{0},{1}!\"];\n", p.x, p.y, kind);
    });
    for_each_edge(map, [&](Point a, Point b, int cost) {
        fmt::format_to(out, "  \"{},{}\" -> \"{},{}\" [cost={}];\n", a.x, a.y, b.x, b.y, cost);
    });
    fmt::format_to(out, "}}\n");
    return fmt::to_string(text);
}

std::string write_graphml(const Map& map) {
    fmt::memory_buffer text;
    auto out = std::back_inserter(text);
    fmt::format_to(out,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
                   "  <key id=\"life\" for=\"graph\" attr.name=\"life\" attr.type=\"long\"/>\n"
                   "  <key id=\"kind\" for=\"node\" attr.name=\"kind\" attr.type=\"string\"/>\n"
                   "  <key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"int\"/>\n"
                   "  <key id=\"y\" for=\"node\" attr.name=\"y\" attr.type=\"int\"/>\n"
                   "  <key id=\"cost\" for=\"edge\" attr.name=\"cost\" attr.type=\"int\"/>\n"
                   "  <graph id=\"maze\" edgedefault=\"directed\">\n"
                   "    <data key=\"life\">{}</data>\n",
                   map.life);
    for_each_node(map, [&](Point p, char kind) {
        fmt::format_to(out,
                       "    <node id=\"{0},{1}\"><data key=\"kind\">{2}</data><data key=\"x\">{0}</data>"
                       "<data key=\"y\">{1}</data></node>\n",
                       p.x, p.y, kind);
    });
    for_each_edge(map, [&](Point a, Point b, int cost) {
        fmt::format_to(out, "    <edge source=\"{},{}\" target=\"{},{}\"><data key=\"cost\">{}</data></edge>\n", a.x,
                       a.y, b.x, b.y, cost);
    });
    fmt::format_to(out, "  </graph>\n</graphml>\n");
    return fmt::to_string(text);
}

std::string write_edge_list(const Map& map) {
    fmt::memory_buffer text;
    auto out = std::back_inserter(text);
    const Point from = to_point(map.size, map.find(start));
    const Point to = to_point(map.size, map.find(end));
    fmt::format_to(out, "# from to cost; S {},{}; E {},{}; life {}\n", from.x, from.y, to.x, to.y, map.life);
    for_each_edge(
        map, [&](Point a, Point b, int cost) { fmt::format_to(out, "{},{} {},{} {}\n", a.x, a.y, b.x, b.y, cost); });
    return fmt::to_string(text);
}

}  // namespace ariadne::maze
