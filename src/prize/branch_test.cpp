#include "prize/branch.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "prize/testing/random_graph.h"

namespace ariadne::prize {
namespace {

constexpr std::uint64_t plenty = 1'000'000'000;

TEST(Branching, FindsTheGreatestValueAndProvesIt) {
    Random random(91);
    int solved = 0;
    int none = 0;
    for (int round = 0; round < 600; ++round) {
        Graph graph = testing::random_graph(random, 7, 8, true);
        graph.unit = 2;
        const auto walks = testing::all_walks(graph);
        const std::int64_t truth = testing::best_value(graph, walks);
        Budget budget;
        Branching branching(graph, budget);
        ASSERT_TRUE(branching.advance(plenty)) << "round " << round;
        if (walks.empty()) {
            ++none;
            ASSERT_FALSE(branching.best());
            continue;
        }
        ++solved;
        ASSERT_TRUE(branching.best()) << "round " << round;
        ASSERT_EQ(testing::brute_value(graph, *branching.best()), truth) << "round " << round;
        ASSERT_EQ(branching.bound(), truth);
    }
    EXPECT_GT(solved, 300);
    EXPECT_GT(none, 20);
}

TEST(Branching, LooksOnlyForMoreThanWasOffered) {
    Random random(92);
    for (int round = 0; round < 200; ++round) {
        Graph graph = testing::random_graph(random, 6, 7, true);
        graph.unit = 2;
        const auto walks = testing::all_walks(graph);
        if (walks.empty()) continue;
        const std::int64_t truth = testing::best_value(graph, walks);
        Budget budget;
        Branching same(graph, budget);
        same.offer(truth);
        ASSERT_TRUE(same.advance(plenty));
        ASSERT_FALSE(same.best());
        ASSERT_EQ(same.bound(), truth);
        Branching less(graph, budget);
        less.offer(truth - 2);
        ASSERT_TRUE(less.advance(plenty));
        ASSERT_TRUE(less.best());
        ASSERT_EQ(testing::brute_value(graph, *less.best()), truth);
    }
}

TEST(Branching, TheBoundHoldsWhereverTheWorkIsCutShort) {
    Random random(93);
    for (int round = 0; round < 150; ++round) {
        const Graph graph = testing::random_graph(random, 7, 8, true);
        const auto walks = testing::all_walks(graph);
        if (walks.empty()) continue;
        const std::int64_t truth = testing::best_value(graph, walks);
        Budget budget;
        Branching branching(graph, budget);
        for (std::uint64_t portion = 0; portion < 50 && !branching.advance(1); ++portion)
            ASSERT_GE(branching.bound(), truth) << "round " << round;
    }
}

TEST(Branching, KeepsToItsCondition) {
    Random random(94);
    int binding = 0;
    for (int round = 0; round < 400; ++round) {
        Graph graph = testing::random_graph(random, 6, 7, true);
        graph.unit = 2;
        Aim aim = most_value(graph);
        Condition condition;
        for (std::size_t e = 0; e < graph.edges.size(); ++e) condition.cost.push_back(random.between(0, 3));
        for (std::uint32_t v = 0; v < graph.nodes(); ++v)
            condition.gain.push_back(graph.is_end(v) ? 0 : random.between(-1, 4));
        condition.least = random.between(-6, 4);
        const auto keeps = [&](const Uses& uses) {
            std::int64_t sum = 0;
            std::vector<bool> seen(graph.nodes(), false);
            for (std::size_t e = 0; e < uses.size(); ++e) {
                sum -= condition.cost[e] * uses[e];
                if (uses[e] > 0) seen[graph.edges[e].a] = seen[graph.edges[e].b] = true;
            }
            for (std::uint32_t v = 0; v < graph.nodes(); ++v) sum += seen[v] ? condition.gain[v] : 0;
            return sum >= condition.least;
        };
        std::int64_t truth = no_value;
        const auto walks = testing::all_walks(graph);
        for (const Uses& uses : walks)
            if (keeps(uses)) truth = std::max(truth, testing::brute_value(graph, uses));
        if (truth != no_value && truth < testing::best_value(graph, walks)) ++binding;
        aim.condition = condition;
        Budget budget;
        Branching branching(graph, aim, budget);
        ASSERT_TRUE(branching.advance(plenty)) << "round " << round;
        ASSERT_EQ(branching.best().has_value(), truth != no_value) << "round " << round;
        if (truth == no_value) continue;
        ASSERT_TRUE(keeps(*branching.best()));
        ASSERT_EQ(testing::brute_value(graph, *branching.best()), truth) << "round " << round;
    }
    EXPECT_GT(binding, 40);
}

}  // namespace
}  // namespace ariadne::prize
