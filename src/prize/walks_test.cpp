#include <algorithm>
#include <limits>
#include <optional>

#include <gtest/gtest.h>

#include "base/random.h"
#include "prize/graph.h"
#include "prize/order.h"
#include "prize/shape.h"
#include "prize/testing/random_graph.h"
#include "prize/trail.h"

namespace ariadne::prize {
namespace {

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
        const Uses last = ShapeSearch(graph).run(first, 5, 5'000, std::numeric_limits<std::int64_t>::max(), budget);
        ASSERT_GE(testing::brute_value(graph, last), testing::brute_value(graph, first));
        if (testing::brute_value(graph, last) > testing::brute_value(graph, first)) ++better;
    }
    EXPECT_GT(better, 100);
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
