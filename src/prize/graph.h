#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace ariadne::prize {

// A graph on which a walk from `start` to `goal` pays the weight of an edge at every use and gets the prize of a node
// at the first visit. A negative prize is a price. The goal is entered once, at the end. The walk of greatest value
// (prizes less weights) is asked for.
//
// A walk of greatest value uses no edge more than twice: taking two of three uses away leaves every degree as even or
// odd as it was, and everything connected. So a walk is known by how often it uses each edge; these numbers belong to
// a walk exactly if start and goal have odd degree (the goal 1), all other nodes even degree, and what is used hangs
// together with the start.
struct Edge {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::int64_t weight = 0;

    std::uint32_t other(std::uint32_t node) const { return a ^ b ^ node; }
    friend bool operator==(const Edge&, const Edge&) = default;
};

struct Graph {
    std::vector<std::int64_t> prize;             // of each node; none on start and goal
    std::vector<Edge> edges;                     // several between two nodes where one is not better than another
    std::vector<std::vector<std::uint32_t>> at;  // the edges at each node
    std::uint32_t start = 0;
    std::uint32_t goal = 1;
    std::int64_t unit = 1;  // the values of any two walks differ by a multiple of this

    std::uint32_t nodes() const { return static_cast<std::uint32_t>(prize.size()); }
    bool touches_goal(const Edge& edge) const { return edge.a == goal || edge.b == goal; }
    bool is_end(std::uint32_t node) const { return node == start || node == goal; }
};

inline void add_edge(Graph& graph, std::uint32_t a, std::uint32_t b, std::int64_t weight) {
    const auto edge = static_cast<std::uint32_t>(graph.edges.size());
    graph.edges.push_back({a, b, weight});
    graph.at[a].push_back(edge);
    graph.at[b].push_back(edge);
}

inline constexpr std::int64_t no_value = std::numeric_limits<std::int64_t>::min();

using Uses = std::vector<std::uint8_t>;  // of each edge: 0, 1, 2

// The value of the walk with these uses; no_value where they belong to none.
std::int64_t value_of(const Graph& graph, const Uses& uses);

// The uses of the cheapest way from start to goal, prices paid; empty where there is none.
Uses cheapest_way(const Graph& graph);

// The uses of a walk with detours, out and back the same way, that gain more than they cost; those with the least to
// pay before they gain come first.
Uses with_detours(const Graph& graph, Uses uses);

// How often a walk along these nodes uses each edge, with needless pairs of uses taken away. Neighbours in the list
// must be neighbours in the graph; of several edges between them the first is taken.
Uses uses_of(const Graph& graph, const std::vector<std::uint32_t>& walk);

}  // namespace ariadne::prize
