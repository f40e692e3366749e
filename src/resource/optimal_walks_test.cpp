#include "resource/optimal_walks.h"

#include <gtest/gtest.h>

#include "resource/testing/brute_force.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

std::vector<std::vector<Cell>> cells_of(const std::vector<Walk>& walks) {
    std::vector<std::vector<Cell>> cells;
    for (const Walk& walk : walks) cells.push_back(walk.cells);
    return cells;
}

TEST(OptimalWalks, CountedAndListedAsByEnumeration) {
    Random random(31);
    int several = 0;
    for (int round = 0; round < 1500; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const auto truth = brute_force::trade_off(field);
        if (truth.empty()) continue;
        const int steps = truth.front().first;
        const brute_force::AllWalks all(field, steps);
        if (all.walks().size() > 1 && steps > terrain->shortest) ++several;
        Budget budget;
        ASSERT_EQ(count_walks(*terrain, steps, budget), Count{all.walks().size()}) << ::testing::PrintToString(field);
        ASSERT_EQ(cells_of(list_walks(*terrain, steps, 1'000'000, budget)), all.walks())
            << ::testing::PrintToString(field);
        const std::size_t some = random.below(4);
        auto first = all.walks();
        if (first.size() > some) first.resize(some);
        ASSERT_EQ(cells_of(list_walks(*terrain, steps, some, budget)), first);
        ASSERT_EQ(budget.bytes(), 0U);
    }
    ASSERT_GT(several, 40);
}

// From corner to corner of an empty square: 78 over 39, more than 64 bits hold.
TEST(OptimalWalks, CountsBeyondAnyMachineWord) {
    constexpr int side = 40;
    Field field;
    field.size = {side, side};
    field.cost.assign(field.size.area(), 0);
    field.goal = {side - 1, side - 1};
    field.life = 1;
    Count binomial = 1;
    for (int i = 1; i < side; ++i) binomial = binomial * (side - 1 + i) / i;
    Budget budget;
    EXPECT_EQ(count_walks(*testing::lay_out(field), 2 * (side - 1), budget), binomial);
}

TEST(OptimalWalks, ABudgetThatRunsOutIsNoAnswer) {
    const Field field = testing::vault(6, 3);
    const auto terrain = testing::lay_out(field);
    const auto truth = brute_force::trade_off(field);
    ASSERT_FALSE(truth.empty());
    Budget free;
    const auto whole = count_walks(*terrain, truth.front().first, free);
    ASSERT_TRUE(whole);
    for (const Limits limits : {Limits{.nodes = 10}, Limits{.bytes = 1000}, Limits{.bytes = 4000}}) {
        Budget budget(limits);
        EXPECT_FALSE(count_walks(*terrain, truth.front().first, budget));
        EXPECT_TRUE(budget.exhausted());
        EXPECT_EQ(budget.bytes(), 0U);
        Budget again(limits);
        EXPECT_LT(list_walks(*terrain, truth.front().first, 1'000'000, again).size(), *whole);
        EXPECT_EQ(again.bytes(), 0U);
    }
}

}  // namespace
}  // namespace ariadne::resource
