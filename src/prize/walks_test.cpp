#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "prize/graph.h"
#include "prize/order.h"
#include "prize/shape.h"
#include "prize/testing/random_graph.h"
#include "prize/trail.h"

namespace ariadne::prize {
namespace {

constexpr std::int64_t no_end = std::numeric_limits<std::int64_t>::max();

// What is left on arrival; nothing when the walker dies or the nodes are no walk.
std::optional<std::int64_t> walked(const Graph& graph, const Survival& survival,
                                   const std::vector<std::uint32_t>& nodes) {
    if (nodes.front() != graph.start || nodes.back() != graph.goal) return std::nullopt;
    std::vector<bool> seen(graph.nodes(), false);
    seen[graph.start] = true;
    std::int64_t life = survival.life;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const auto edge = std::ranges::find_if(
            graph.at[nodes[i - 1]], [&](std::uint32_t e) { return graph.edges[e].other(nodes[i - 1]) == nodes[i]; });
        if (edge == graph.at[nodes[i - 1]].end()) return std::nullopt;
        const std::int64_t entry = survival.entry[nodes[i]];
        life -= (graph.edges[*edge].weight - survival.entry[nodes[i - 1]] + entry) / 2;
        if (life + entry < 1) return std::nullopt;
        if (!seen[nodes[i]]) life += survival.gain[nodes[i]];
        seen[nodes[i]] = true;
        const bool home = nodes[i] == graph.goal;
        if (home != (i + 1 == nodes.size()) || (!home && life < 1)) return std::nullopt;
    }
    return life;
}

TEST(Uses, ValueIsThatOfPlainCounting) {
    Random random(61);
    for (int round = 0; round < 3000; ++round) {
        const Graph graph = testing::random_graph(random, 6, 8);
        Uses uses(graph.edges.size());
        for (std::uint8_t& use : uses) use = static_cast<std::uint8_t>(random.below(3));
        ASSERT_EQ(value_of(graph, uses), testing::brute_value(graph, uses));
    }
}

TEST(Uses, DetoursGainAndLeaveNoSingleEdgeThatWould) {
    Random random(64);
    int better = 0;
    for (int round = 0; round < 3000; ++round) {
        const Graph graph = testing::random_graph(random, 7, 9, round % 2 == 0);
        const Uses first = cheapest_way(graph);
        if (first.empty()) continue;
        const Uses last = with_detours(graph, first);
        const std::int64_t value = testing::brute_value(graph, last);
        ASSERT_GE(value, testing::brute_value(graph, first));
        if (value > testing::brute_value(graph, first)) ++better;
        for (std::size_t e = 0; e < last.size(); ++e) {
            if (last[e] > 0) continue;
            Uses more = last;
            more[e] = 2;
            ASSERT_LE(testing::brute_value(graph, more), value);
        }
    }
    EXPECT_GT(better, 300);
}

TEST(OrderSearch, WalksSurviveAndRepeat) {
    Random random(62);
    int found = 0;
    int best = 0;
    for (int round = 0; round < 300; ++round) {
        const Graph graph = testing::random_graph(random, 7, 9);
        const Survival survival = testing::random_survival(random, graph);
        Budget budget;
        const OrderSearch search(graph, survival, budget);
        const auto nodes = search.run(7, 20'000, budget);
        if (!nodes) continue;
        ++found;
        ASSERT_TRUE(walked(graph, survival, *nodes)) << "round " << round;
        ASSERT_EQ(nodes, search.run(7, 20'000, budget));
        const auto walks = testing::all_walks(graph);
        const std::int64_t value = value_of(graph, uses_of(graph, *nodes));
        ASSERT_LE(value, testing::best_value(graph, walks));
        if (value == testing::best_value(graph, walks)) ++best;
    }
    EXPECT_GT(found, 100);
    EXPECT_GT(best * 2, found);
}

TEST(ShapeSearch, NeverWorseAndAlwaysAWalk) {
    Random random(63);
    int better = 0;
    for (int round = 0; round < 300; ++round) {
        const Graph graph = testing::random_graph(random, 7, 9);
        const auto walks = testing::all_walks(graph);
        if (walks.empty()) continue;
        const Uses& first = walks[random.below(walks.size())];
        Budget budget;
        std::vector<double> likely;
        if (random.chance(1, 2))
            for (std::size_t e = 0; e < graph.edges.size(); ++e)
                likely.push_back(0.25 * static_cast<double>(random.below(9)));
        const Uses last = ShapeSearch(graph, budget).run(first, 5, 5'000, no_end, likely, budget);
        ASSERT_GE(testing::brute_value(graph, last), testing::brute_value(graph, first));
        if (testing::brute_value(graph, last) > testing::brute_value(graph, first)) ++better;
    }
    EXPECT_GT(better, 100);
}

// There and back again is not worth it for any of the prizes; all the way round is.
TEST(ShapeSearch, GoesRoundLongCircles) {
    constexpr std::uint32_t length = 9;
    Graph graph{.prize = {0, 0}, .edges = {}, .at = {}};
    graph.prize.resize(length + 1, 3);
    graph.at.resize(length + 1);
    add_edge(graph, 0, 1, 2);
    add_edge(graph, length, 0, 2);
    add_edge(graph, 0, 2, 2);
    for (std::uint32_t v = 2; v < length; ++v) add_edge(graph, v, v + 1, 2);
    Budget budget;
    const Uses uses = ShapeSearch(graph, budget).run(cheapest_way(graph), 1, 5'000, no_end, {}, budget);
    EXPECT_EQ(value_of(graph, uses), 3 * (length - 1) - 2 * length - 2);
}

TEST(Trail, UsesEverythingAndSurvives) {
    Random random(64);
    int found = 0;
    for (int round = 0; round < 300; ++round) {
        const Graph graph = testing::random_graph(random, 6, 8);
        const auto walks = testing::all_walks(graph);
        if (walks.empty()) continue;
        const Uses& uses = walks[random.below(walks.size())];
        Survival survival = testing::random_survival(random, graph);
        Budget budget;
        const auto trail = surviving_trail(graph, uses, survival, 100'000, budget);
        if (trail) {
            ++found;
            Uses counted(graph.edges.size(), 0);
            for (const std::uint32_t e : trail->edges) ++counted[e];
            ASSERT_EQ(counted, uses);
            ASSERT_EQ(trail->nodes.size(), trail->edges.size() + 1);
            ASSERT_TRUE(walked(graph, survival, trail->nodes)) << "round " << round;
        }
        survival.life = 1000;
        ASSERT_TRUE(surviving_trail(graph, uses, survival, 100'000, budget)) << "round " << round;
    }
    EXPECT_GT(found, 60);
}

}  // namespace
}  // namespace ariadne::prize
