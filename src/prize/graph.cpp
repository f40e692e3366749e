#include "prize/graph.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace ariadne::prize {

std::int64_t value_of(const Graph& graph, const Uses& uses) {
    std::vector<unsigned> degree(graph.nodes(), 0);
    std::int64_t value = 0;
    std::size_t used = 0;
    for (std::size_t e = 0; e < uses.size(); ++e) {
        if (uses[e] == 0) continue;
        ++used;
        degree[graph.edges[e].a] += uses[e];
        degree[graph.edges[e].b] += uses[e];
        value -= graph.edges[e].weight * uses[e];
    }
    for (std::uint32_t v = 0; v < graph.nodes(); ++v)
        if (degree[v] % 2 != (graph.is_end(v) ? 1U : 0U)) return no_value;
    if (degree[graph.goal] != 1) return no_value;

    std::vector<bool> seen(graph.nodes(), false);
    std::vector<std::uint32_t> reached = {graph.start};
    seen[graph.start] = true;
    std::size_t met = 0;  // each used edge twice, once from either end
    for (std::size_t i = 0; i < reached.size(); ++i) {
        value += graph.prize[reached[i]];
        for (const std::uint32_t e : graph.at[reached[i]]) {
            if (uses[e] == 0) continue;
            ++met;
            const std::uint32_t next = graph.edges[e].other(reached[i]);
            if (seen[next]) continue;
            seen[next] = true;
            reached.push_back(next);
        }
    }
    return met == 2 * used ? value : no_value;
}

Uses cheapest_way(const Graph& graph) {
    using Entry = std::pair<std::int64_t, std::uint32_t>;
    constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> distance(graph.nodes(), far);
    std::vector<std::uint32_t> by(graph.nodes(), 0);  // edge
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    distance[graph.start] = 0;
    queue.emplace(0, graph.start);
    while (!queue.empty()) {
        const auto [d, v] = queue.top();
        queue.pop();
        if (d > distance[v] || v == graph.goal) continue;
        for (const std::uint32_t e : graph.at[v]) {
            const std::uint32_t next = graph.edges[e].other(v);
            const std::int64_t longer = d + graph.edges[e].weight - std::min<std::int64_t>(graph.prize[next], 0);
            if (longer >= distance[next]) continue;
            distance[next] = longer;
            by[next] = e;
            queue.emplace(longer, next);
        }
    }
    if (distance[graph.goal] == far) return {};
    Uses uses(graph.edges.size(), 0);
    for (std::uint32_t v = graph.goal; v != graph.start; v = graph.edges[by[v]].other(v)) uses[by[v]] = 1;
    return uses;
}

Uses uses_of(const Graph& graph, const std::vector<std::uint32_t>& walk) {
    Uses uses(graph.edges.size(), 0);
    for (std::size_t i = 1; i < walk.size(); ++i) {
        const std::vector<std::uint32_t>& at = graph.at[walk[i - 1]];
        const auto edge =
            std::ranges::find_if(at, [&](std::uint32_t e) { return graph.edges[e].other(walk[i - 1]) == walk[i]; });
        assert(edge != at.end());
        uses[*edge] = static_cast<std::uint8_t>(uses[*edge] == 2 ? 1 : uses[*edge] + 1);
    }
    return uses;
}

}  // namespace ariadne::prize
