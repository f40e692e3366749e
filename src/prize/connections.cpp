#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "prize/cuts.h"
#include "prize/max_flow.h"

namespace ariadne::prize {

namespace {

constexpr double least_use = 1e-3;
constexpr double flow_scale = 1 << 20;

// The used edges with nodes merged that some smallest cut leaves together: where an edge carries at least half of what
// touches one of its ends (Padberg and Rinaldi). Walks that the linear program is sure of shrink to single nodes.
class Shrunk {
  public:
    // Not shrunk, every edge carries a little, so that among equal cuts one of few edges is found.
    Shrunk(const Graph& graph, const Columns& columns, std::span<const double> x, bool shrink)
        : graph_(graph), group_(graph.nodes()) {
        std::iota(group_.begin(), group_.end(), 0U);
        for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
            const double uses = x[columns.used(e)] + x[columns.twice(e)];
            const std::int64_t capacity = std::llround(uses * flow_scale) + (shrink ? 0 : 1);
            if (capacity > 0) links_.push_back({graph.edges[e].a, graph.edges[e].b, capacity});
        }
        while (shrink && merge()) {
        }
    }

    std::uint32_t group(std::uint32_t node) const { return group_[node]; }

    MaxFlow network() const {
        MaxFlow flow(graph_.nodes());
        for (const Link& link : links_) flow.add(link.a, link.b, link.capacity);
        return flow;
    }

  private:
    struct Link {
        std::uint32_t a;
        std::uint32_t b;
        std::int64_t capacity;
    };

    bool merge() {
        std::vector<std::int64_t> degree(graph_.nodes(), 0);
        for (const Link& link : links_) {
            degree[link.a] += link.capacity;
            degree[link.b] += link.capacity;
        }
        std::vector<std::uint32_t> into(graph_.nodes());
        std::iota(into.begin(), into.end(), 0U);
        bool merged = false;
        for (const Link& link : links_) {
            const bool heavy = 2 * link.capacity >= std::min(degree[link.a], degree[link.b]);
            // One merger a node and pass: degrees are out of date after it.
            const bool fresh =
                into[link.a] == link.a && into[link.b] == link.b && degree[link.a] > 0 && degree[link.b] > 0;
            if (!heavy || !fresh || graph_.is_end(link.a) || graph_.is_end(link.b)) continue;
            into[link.b] = link.a;
            degree[link.a] = degree[link.b] = 0;
            merged = true;
        }
        if (!merged) return false;
        for (std::uint32_t& group : group_) group = into[group];
        for (Link& link : links_) {
            link.a = into[link.a];
            link.b = into[link.b];
            if (link.a > link.b) std::swap(link.a, link.b);
        }
        std::erase_if(links_, [](const Link& link) { return link.a == link.b; });
        std::ranges::sort(links_, {}, [](const Link& link) { return std::pair(link.a, link.b); });
        std::vector<Link> sums;
        for (const Link& link : links_) {
            if (!sums.empty() && sums.back().a == link.a && sums.back().b == link.b) {
                sums.back().capacity += link.capacity;
            } else {
                sums.push_back(link);
            }
        }
        links_ = std::move(sums);
        return true;
    }

    const Graph& graph_;
    std::vector<std::uint32_t> group_;
    std::vector<Link> links_;
};

class Connections {
  public:
    Connections(const Graph& graph, std::span<const double> x, Budget& budget)
        : graph_(graph), columns_(graph), x_(x), budget_(budget) {}

    std::vector<NodeSet> find(bool shrink) {
        const Shrunk shrunk(graph_, columns_, x_, shrink);
        // Of each group, the node most seen.
        std::vector<std::uint32_t> most(graph_.nodes(), graph_.nodes());
        for (std::uint32_t v = 0; v < graph_.nodes(); ++v) {
            if (graph_.is_end(v) || seen(v) <= least_use) continue;
            std::uint32_t& best = most[shrunk.group(v)];
            if (best == graph_.nodes() || seen(v) > seen(best)) best = v;
        }
        std::vector<std::uint32_t> order;
        for (const std::uint32_t v : most)
            if (v != graph_.nodes()) order.push_back(v);
        std::ranges::sort(order, {}, [&](std::uint32_t v) { return std::pair(-seen(v), v); });

        MaxFlow flow = shrunk.network();
        flow.add(graph_.start, graph_.goal, std::int64_t{1} << 40U);
        std::vector<bool> covered(graph_.nodes(), false);
        for (const std::uint32_t v : order) {
            const std::uint32_t group = shrunk.group(v);
            if (covered[group]) continue;
            const auto needed = static_cast<std::int64_t>(std::floor((2 * seen(v) - least_use) * flow_scale));
            if (!budget_.spend()) break;
            flow.reset();
            if (flow.run(graph_.start, group, needed) >= needed) continue;
            const std::vector<bool> near = flow.far_side(group);
            std::vector<bool> wide = flow.near_side(graph_.start);
            wide.flip();
            for (std::uint32_t u = 0; u < graph_.nodes(); ++u)
                if (near[u]) covered[u] = true;
            add(shrunk, near, v);
            if (wide != near) add(shrunk, wide, v);
        }
        return std::move(sets_);
    }

  private:
    double seen(std::uint32_t v) const { return x_[columns_.seen(v)]; }

    void add(const Shrunk& shrunk, const std::vector<bool>& groups, std::uint32_t v) {
        NodeSet set{std::vector<bool>(graph_.nodes()), v};
        for (std::uint32_t u = 0; u < graph_.nodes(); ++u) set.in[u] = groups[shrunk.group(u)];
        sets_.push_back(std::move(set));
    }

    const Graph& graph_;
    Columns columns_;
    std::span<const double> x_;
    Budget& budget_;
    std::vector<NodeSet> sets_;
};

}  // namespace

std::vector<NodeSet> broken_connections(const Graph& graph, std::span<const double> x, bool thorough, Budget& budget) {
    return Connections(graph, x, budget).find(!thorough);
}

Program::Row connection_row(const Graph& graph, const NodeSet& set) {
    const Columns columns(graph);
    Program::Row row;
    row.low = 0;
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
        const Edge& edge = graph.edges[e];
        if (set.in[edge.a] == set.in[edge.b]) continue;
        add_uses(graph, columns, e, row.terms);
    }
    row.terms.push_back({columns.seen(set.node), -2});
    return row;
}

}  // namespace ariadne::prize
