#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/budget.h"
#include "search/algorithms_test.h"
#include "search/count_routes.h"
#include "search/dijkstra.h"
#include "search/replay_test.h"
#include "search/sample_puzzles_test.h"

namespace ariadne::search {
namespace {

using sample::AlgorithmInfo;
using sample::all_algorithms;
using sample::Graph;
using sample::Optimal;
using sample::search_by;

// The cheapest way from each node to a goal, by relaxing all edges until nothing changes (Bellman and Ford).
std::vector<std::int64_t> distances(const Graph& graph, bool count_moves) {
    std::vector<std::int64_t> distance(graph.nodes, unreachable);
    for (const auto target : graph.targets) distance[target] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (const sample::Edge& edge : graph.edges) {
            if (distance[edge.to] == unreachable) continue;
            const std::int64_t way = distance[edge.to] + (count_moves ? 1 : edge.cost);
            if (way >= distance[edge.from]) continue;
            distance[edge.from] = way;
            changed = true;
        }
    }
    return distance;
}

Graph random_graph() {
    Graph graph;
    graph.nodes = *rc::gen::inRange(1U, 14U);
    const auto node = rc::gen::inRange(0U, graph.nodes);
    const std::size_t edges = *rc::gen::inRange(std::size_t{0}, std::size_t{40});
    const std::int64_t dearest = *rc::gen::element<std::int64_t>(1, 2, 10, 1000);
    for (std::size_t i = 0; i < edges; ++i) {
        graph.edges.push_back({*node, *node, *rc::gen::inRange<std::int64_t>(0, dearest)});
    }
    graph.targets =
        *rc::gen::unique<std::vector<std::uint32_t>>(*rc::gen::inRange(std::size_t{0}, std::size_t{2}), node);
    graph.shallow_hash = *rc::gen::arbitrary<bool>();
    return graph;
}

// Admissible and hardly ever consistent; dead ends are known, or not.
void add_bounds(Graph& graph) {
    for (const std::int64_t truth : distances(graph, false)) {
        if (truth == unreachable) {
            graph.bounds.push_back(*rc::gen::element<std::int64_t>(0, 7, unreachable));
        } else {
            graph.bounds.push_back(*rc::gen::inRange<std::int64_t>(0, truth + 1));
        }
    }
}

std::int64_t optimum(const Graph& graph, Optimal optimal) {
    return distances(graph, optimal == Optimal::moves)[graph.start()];
}

// What holds for every outcome, stopped by a limit or not. False claims are bugs, whatever the limit.
void check_claims(const Graph& graph, const AlgorithmInfo& info, const Outcome<Graph::Move>& outcome) {
    const std::int64_t best = optimum(graph, info.optimal);
    switch (outcome.verdict) {
        case Verdict::impossible:
            RC_ASSERT(best == unreachable);
            RC_ASSERT(outcome.moves.empty());
            break;
        case Verdict::unknown:
            RC_ASSERT(outcome.bound <= best);
            RC_ASSERT(!outcome.proven);
            RC_ASSERT(outcome.moves.empty());
            break;
        case Verdict::solved: {
            const auto replayed = sample::replay(graph, outcome.moves);
            RC_ASSERT(replayed.has_value());
            const auto count = static_cast<std::int64_t>(outcome.moves.size());
            RC_ASSERT(outcome.cost == (info.optimal == Optimal::moves ? count : *replayed));
            RC_ASSERT(outcome.bound <= best);
            RC_ASSERT(outcome.proven == (outcome.cost == outcome.bound));
            break;
        }
    }
}

class RandomGraphs : public testing::TestWithParam<AlgorithmInfo> {};

TEST_P(RandomGraphs, AgreeWithBellmanFord) {
    const AlgorithmInfo& info = GetParam();
    EXPECT_TRUE(rc::check([&] {
        Graph graph = random_graph();
        add_bounds(graph);
        Budget budget;
        const auto outcome = search_by(info.algorithm, graph, budget);
        check_claims(graph, info, outcome);
        const std::int64_t best = optimum(graph, info.optimal);
        RC_ASSERT(outcome.verdict == (best == unreachable ? Verdict::impossible : Verdict::solved));
        if (best != unreachable) {
            RC_ASSERT(outcome.cost == best);
            RC_ASSERT(outcome.proven);
        }
    }));
}

TEST_P(RandomGraphs, ClaimNothingFalseWhenStopped) {
    const AlgorithmInfo& info = GetParam();
    EXPECT_TRUE(rc::check([&] {
        Graph graph = random_graph();
        add_bounds(graph);
        const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 14);
        Budget budget(Limits{.nodes = nodes});
        const auto outcome = search_by(info.algorithm, graph, budget);
        RC_ASSERT(outcome.stats.expanded <= nodes);
        RC_ASSERT(outcome.verdict != Verdict::unknown || budget.stopped_by() == Stop::nodes);
        check_claims(graph, info, outcome);
    }));
}

INSTANTIATE_TEST_SUITE_P(Search, RandomGraphs, testing::ValuesIn(all_algorithms),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

RC_GTEST_PROP(Dijkstra, AgreesWithBellmanFord, ()) {
    const Graph graph = random_graph();
    Graph flipped{graph.nodes, {}, {graph.start()}, {}, false};
    for (const sample::Edge& edge : graph.edges) flipped.edges.push_back({edge.to, edge.from, edge.cost});
    std::vector<std::int64_t> cost(graph.nodes, unreachable);
    std::vector<std::pair<std::int64_t, std::uint32_t>> expanded;
    const bool finished =
        dijkstra(cost, graph.start(), [&](std::uint32_t node, std::int64_t so_far, const auto& relax) {
            expanded.emplace_back(so_far, node);
            for (const sample::Edge& edge : graph.edges)
                if (edge.from == node) relax(edge.to, so_far + edge.cost);
            return true;
        });
    RC_ASSERT(finished);
    RC_ASSERT(cost == distances(flipped, false));
    RC_ASSERT(std::is_sorted(expanded.begin(), expanded.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; }));
    for (const auto& [so_far, node] : expanded) RC_ASSERT(cost[node] == so_far);
    RC_ASSERT(!dijkstra(cost = std::vector<std::int64_t>(graph.nodes, unreachable), graph.start(),
                        [](std::uint32_t, std::int64_t, const auto&) { return false; }));
}

RC_GTEST_PROP(CountRoutes, AgreesWithWalkingThemAll, ()) {
    Graph graph = random_graph();
    // Downwards, and nothing leads on from 0.
    std::erase_if(graph.edges, [](const sample::Edge& edge) { return edge.from <= edge.to; });
    const std::function<int(std::uint32_t)> walk = [&](std::uint32_t node) {
        int routes = node == 0 ? 1 : 0;
        for (const sample::Edge& edge : graph.edges)
            if (edge.from == node) routes += walk(edge.to);
        return routes;
    };
    int all = 0;
    for (const std::uint32_t first : graph.targets) all += walk(first);
    const auto onward = [&](std::uint32_t node, const auto& reach) {
        for (const sample::Edge& edge : graph.edges)
            if (edge.from == node) reach(edge.to);
    };
    RC_ASSERT(count_routes<int>(graph.targets, 0U, onward, [] { return true; }) == all);
    if (!graph.targets.empty()) RC_ASSERT(!count_routes<int>(graph.targets, 0U, onward, [] { return false; }));
}

}  // namespace
}  // namespace ariadne::search
