#include "prize/graph.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "search/dijkstra.h"
#include "search/open_list.h"

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
    constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> distance(graph.nodes(), far);
    std::vector<std::uint32_t> by(graph.nodes(), 0);  // edge
    search::dijkstra(distance, graph.start, [&](std::uint32_t v, std::int64_t d, const auto& relax) {
        if (v == graph.goal) return true;
        for (const std::uint32_t e : graph.at[v]) {
            const std::uint32_t next = graph.edges[e].other(v);
            const std::int64_t price = std::min<std::int64_t>(graph.prize[next], 0);
            if (relax(next, d + graph.edges[e].weight - price)) by[next] = e;
        }
        return true;
    });
    if (distance[graph.goal] == far) return {};
    Uses uses(graph.edges.size(), 0);
    for (std::uint32_t v = graph.goal; v != graph.start; v = graph.edges[by[v]].other(v)) uses[by[v]] = 1;
    return uses;
}

namespace {

// Detours from all of a walk at once. True: some were added, and others may pay from there.
bool add_detours(const Graph& graph, std::vector<bool>& walked, Uses& uses) {
    constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> debt(graph.nodes(), far);
    std::vector<std::uint32_t> by(graph.nodes(), 0);  // edge
    std::vector<bool> done(graph.nodes(), false);
    search::OpenList<std::uint32_t> open;
    const auto leave_from = [&](std::uint32_t v) {
        debt[v] = 0;
        done[v] = false;
        open.push(0, v);
    };
    for (std::uint32_t v = 0; v < graph.nodes(); ++v)
        if (walked[v] && v != graph.goal) leave_from(v);
    bool added = false;
    while (!open.empty()) {
        const std::uint32_t v = open.pop();
        if (done[v]) continue;
        done[v] = true;
        const std::int64_t left = walked[v] ? 0 : debt[v] - graph.prize[v];
        if (left < 0) {
            added = true;
            for (std::uint32_t u = v; !walked[u]; u = graph.edges[by[u]].other(u)) {
                walked[u] = true;
                uses[by[u]] = 2;
                leave_from(u);
            }
            continue;
        }
        for (const std::uint32_t e : graph.at[v]) {
            const std::uint32_t next = graph.edges[e].other(v);
            const std::int64_t there = left + 2 * graph.edges[e].weight;
            if (walked[next] || done[next] || there >= debt[next]) continue;
            debt[next] = there;
            by[next] = e;
            open.push(there, next);
        }
    }
    return added;
}

}  // namespace

Uses with_detours(const Graph& graph, Uses uses) {
    std::vector<bool> walked(graph.nodes(), false);
    walked[graph.start] = walked[graph.goal] = true;
    for (std::size_t e = 0; e < uses.size(); ++e)
        if (uses[e] > 0) walked[graph.edges[e].a] = walked[graph.edges[e].b] = true;
    while (add_detours(graph, walked, uses)) {
    }
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
