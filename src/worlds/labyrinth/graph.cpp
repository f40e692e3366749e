#include "worlds/labyrinth/graph.h"

#include <iterator>
#include <string_view>

#include <fmt/format.h>

namespace ariadne::labyrinth {

namespace {

template <class See>
void for_each_room(const Labyrinth& labyrinth, See see) {
    for (int row = 0; row < labyrinth.size.rows; ++row)
        for (int col = 0; col < labyrinth.size.cols; ++col)
            if (labyrinth.has({row, col})) see(Cell{row, col});
}

template <class See>
void for_each_passage(const Labyrinth& labyrinth, See see) {
    for_each_room(labyrinth, [&](Cell c) {
        for (const Direction d : {Direction::right, Direction::down})
            if (labyrinth.open(c, d)) see(c, step(c, d), labyrinth.weight(c, d));
    });
}

std::string_view kind(const Labyrinth& labyrinth, Cell c) {
    return c == labyrinth.entrance ? "entrance" : c == labyrinth.exit ? "exit" : "room";
}

}  // namespace

std::string write_dot(const Labyrinth& labyrinth) {
    const bool weighted = !labyrinth.weights.empty();
    fmt::memory_buffer text;
    auto out = std::back_inserter(text);
    fmt::format_to(out, "graph labyrinth {{\n  node [shape=square];\n");
    for_each_room(labyrinth, [&](Cell c) {
        fmt::format_to(out, "  \"{0},{1}\" [kind=\"{2}\", pos=\"{1},{3}!\"];\n", c.row, c.col, kind(labyrinth, c),
                       -c.row);
    });
    for_each_passage(labyrinth, [&](Cell a, Cell b, std::uint32_t weight) {
        fmt::format_to(out, "  \"{},{}\" -- \"{},{}\"", a.row, a.col, b.row, b.col);
        if (weighted) fmt::format_to(out, " [cost={0}, label=\"{0}\"]", weight);
        fmt::format_to(out, ";\n");
    });
    fmt::format_to(out, "}}\n");
    return fmt::to_string(text);
}

std::string write_graphml(const Labyrinth& labyrinth) {
    fmt::memory_buffer text;
    auto out = std::back_inserter(text);
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
    });
    for_each_passage(labyrinth, [&](Cell a, Cell b, std::uint32_t weight) {
        fmt::format_to(out, "    <edge source=\"{},{}\" target=\"{},{}\"", a.row, a.col, b.row, b.col);
        if (labyrinth.weights.empty()) {
            fmt::format_to(out, "/>\n");
        } else {
            fmt::format_to(out, "><data key=\"cost\">{}</data></edge>\n", weight);
        }
    });
    fmt::format_to(out, "  </graph>\n</graphml>\n");
    return fmt::to_string(text);
}

std::string write_edge_list(const Labyrinth& labyrinth) {
    fmt::memory_buffer text;
    auto out = std::back_inserter(text);
    fmt::format_to(out, "# room room cost, both ways; entrance {},{}; exit {},{}\n", labyrinth.entrance.row,
                   labyrinth.entrance.col, labyrinth.exit.row, labyrinth.exit.col);
    for_each_passage(labyrinth, [&](Cell a, Cell b, std::uint32_t weight) {
        fmt::format_to(out, "{},{} {},{} {}\n", a.row, a.col, b.row, b.col, weight);
    });
    return fmt::to_string(text);
}

}  // namespace ariadne::labyrinth
