#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/random.h"
#include "prize/graph.h"
#include "prize/order.h"

// Small graphs and all their walks by plain enumeration, written apart from what is tested.
namespace ariadne::prize::testing {

// Connected to the goal or not, with prizes and prices; now and then two edges between two nodes.
inline Graph random_graph(Random& random, std::uint32_t most_nodes, std::size_t most_edges, bool parallel = false) {
    Graph graph;
    const auto nodes = static_cast<std::uint32_t>(random.between(2, most_nodes));
    graph.prize.assign(nodes, 0);
    for (std::uint32_t v = 2; v < nodes; ++v) graph.prize[v] = 2 * random.between(-4, 9);
    graph.at.resize(nodes);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (std::uint32_t a = 0; a < nodes; ++a)
        for (std::uint32_t b = a + 1; b < nodes; ++b) pairs.emplace_back(a, b);
    random.shuffle(std::span(pairs));
    const std::size_t edges = random.chance(1, 3) ? 1 + random.below(most_edges) : most_edges;
    if (pairs.size() > edges) pairs.resize(edges);
    const std::int64_t least = random.chance(1, 4) ? 0 : 1;
    for (const auto& [a, b] : pairs) {
        add_edge(graph, a, b, 2 * random.between(least, 5));
        if (parallel && random.chance(1, 6)) add_edge(graph, a, b, 2 * random.between(least, 5));
    }
    return graph;
}

inline std::int64_t brute_value(const Graph& graph, const Uses& uses) {
    std::vector<int> degree(graph.nodes(), 0);
    std::vector<std::uint32_t> group(graph.nodes());
    for (std::uint32_t v = 0; v < graph.nodes(); ++v) group[v] = v;
    std::int64_t value = 0;
    for (std::size_t e = 0; e < uses.size(); ++e) {
        const Edge& edge = graph.edges[e];
        degree[edge.a] += uses[e];
        degree[edge.b] += uses[e];
        value -= uses[e] * edge.weight;
        if (uses[e] == 0) continue;
        const std::uint32_t from = group[edge.a];
        const std::uint32_t to = group[edge.b];
        std::ranges::replace(group, from, to);
    }
    for (std::uint32_t v = 0; v < graph.nodes(); ++v) {
        const bool end = v == graph.start || v == graph.goal;
        if (degree[v] % 2 != (end ? 1 : 0)) return no_value;
        if (degree[v] > 0 && group[v] != group[graph.start]) return no_value;
        if (degree[v] > 0) value += graph.prize[v];
    }
    return degree[graph.goal] == 1 ? value : no_value;
}

// The uses of every walk that uses no edge more than twice.
inline std::vector<Uses> all_walks(const Graph& graph) {
    std::vector<Uses> walks;
    Uses uses(graph.edges.size(), 0);
    while (true) {
        if (brute_value(graph, uses) != no_value) walks.push_back(uses);
        std::size_t e = 0;
        while (e < uses.size() && uses[e] == 2) uses[e++] = 0;
        if (e == uses.size()) return walks;
        ++uses[e];
    }
}

inline std::int64_t best_value(const Graph& graph, const std::vector<Uses>& walks) {
    std::int64_t best = no_value;
    for (const Uses& uses : walks) best = std::max(best, brute_value(graph, uses));
    return best;
}

// A walker for whom entering costs about half of what edges weigh.
inline Survival random_survival(Random& random, const Graph& graph) {
    Survival survival;
    survival.life = random.between(1, 30);
    survival.entry.assign(graph.nodes(), 2);
    for (const std::int64_t prize : graph.prize) survival.gain.push_back(prize / 2);
    return survival;
}

}  // namespace ariadne::prize::testing
