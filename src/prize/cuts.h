#pragma once

#include <span>
#include <vector>

#include "base/budget.h"
#include "prize/graph.h"
#include "prize/program.h"

namespace ariadne::prize {

// The columns of the linear program of a graph. Each is 0 or 1 for a walk: an edge is used at all, it is used a second
// time, a node is seen.
struct Columns {
    explicit Columns(const Graph& graph)
        : edges(static_cast<std::uint32_t>(graph.edges.size())), nodes(graph.nodes()) {}

    std::uint32_t edges;
    std::uint32_t nodes;

    std::uint32_t used(std::uint32_t edge) const { return edge; }
    std::uint32_t twice(std::uint32_t edge) const { return edges + edge; }
    std::uint32_t seen(std::uint32_t node) const { return 2 * edges + node; }
    std::uint32_t count() const { return 2 * edges + nodes; }
};

// How often an edge is used: it is never used twice towards the goal.
inline void add_uses(const Graph& graph, const Columns& columns, std::uint32_t edge,
                     std::vector<Program::Term>& terms) {
    terms.push_back({columns.used(edge), 1});
    if (!graph.touches_goal(graph.edges[edge])) terms.push_back({columns.twice(edge), 1});
}

// Rows that hold for every walk. Those of the degrees are there from the start; the others are too many and are added
// where a solution breaks them. Where finding them takes long, the time is spent on the budget.
std::vector<Program::Row> degree_rows(const Graph& graph);

// An edge used has both ends seen, and is used once before it is used twice.
std::vector<Program::Row> broken_logic(const Graph& graph, std::span<const double> x);

// What is used once at a node is an even number of edges (odd at the two ends): of an odd set F of edges at a node v,
// used once in F less used once elsewhere at v is at most |F| - 1 if v is seen, and 0 if not.
std::vector<Program::Row> broken_parity(const Graph& graph, std::span<const double> x);

// The same for the edges that leave a set of nodes: smallest odd cuts, after Padberg and Rao.
std::vector<Program::Row> broken_set_parity(const Graph& graph, std::span<const double> x, Budget& budget);

// A set of nodes without start and goal; if the node, one of them, is seen, the set is entered and left.
struct NodeSet {
    std::vector<bool> in;
    std::uint32_t node = 0;
};
Program::Row connection_row(const Graph& graph, const NodeSet& set);
// `thorough` takes longer and finds more of them.
std::vector<NodeSet> broken_connections(const Graph& graph, std::span<const double> x, bool thorough, Budget& budget);

// Rows that follow from others by adding them up, halving and rounding down, what is halved being whole for walks
// (combs among them). The sets are those known to hold.
std::vector<Program::Row> broken_halves(const Graph& graph, std::span<const double> x, std::span<const NodeSet> sets,
                                        Budget& budget);

}  // namespace ariadne::prize
