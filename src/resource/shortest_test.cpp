#include "resource/shortest.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "resource/findings.h"
#include "resource/terrain.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

TEST(Shortest, TheFirstOfTheRichestAmongTheShortestOfAll) {
    Random random(21);
    int alive = 0;
    for (int round = 0; round < 1500; ++round) {
        const Field field = testing::random_field(random, {.harm = round % 3 == 0});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        Budget budget;
        Charge charge(budget);
        const auto to_goal = distances_to(field, field.goal, charge, budget);
        const std::size_t before = budget.bytes();
        const ShortestResult result = solve_shortest(field, to_goal, {}, budget);
        ASSERT_TRUE(result.finished);
        ASSERT_EQ(budget.bytes(), before);
        const brute_force::AllWalks all(field, terrain->shortest);
        ASSERT_EQ(result.walk.has_value(), !all.walks().empty()) << ::testing::PrintToString(field);
        if (!result.walk) continue;
        ++alive;
        const auto richest = std::ranges::max_element(all.lives()) - all.lives().begin();
        ASSERT_EQ(result.walk->cells, all.walks()[static_cast<std::size_t>(richest)])
            << ::testing::PrintToString(field);
        ASSERT_EQ(result.walk->life, all.lives()[static_cast<std::size_t>(richest)]);
    }
    ASSERT_GT(alive, 300);
}

TEST(Shortest, ABudgetThatRunsOutIsNoAnswer) {
    const Field field = testing::vault(4, 100);
    Budget free;
    Charge charge(free);
    const auto to_goal = distances_to(field, field.goal, charge, free);
    Budget nodes({.nodes = 3});
    EXPECT_FALSE(solve_shortest(field, to_goal, {}, nodes).finished);
    Budget bytes({.bytes = 100});
    EXPECT_FALSE(solve_shortest(field, to_goal, {}, bytes).finished);
    EXPECT_EQ(nodes.bytes() + bytes.bytes(), 0U);
    EXPECT_TRUE(solve_shortest(field, to_goal, {}, free).walk);
}

// 3 x 3 without walls: a start that costs 0, a treasure of 3 below it, everything else 2.
Field small_field() {
    Field field;
    field.size = {3, 3};
    field.cost = {0, 2, 2, 0, 2, 2, 2, 2, 1};
    field.items = {{{1, 0}, 3}};
    field.start = {0, 0};
    field.goal = {2, 2};
    field.life = 3;
    return field;
}

TEST(WalkAlong, CountsCostsAndTakesItemsOnce) {
    const Field field = small_field();
    const auto walk = walk_along(field, {{0, 0}, {1, 0}, {0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}});
    ASSERT_TRUE(walk);
    EXPECT_EQ(walk->life, 3 + 3 - 2 - 2 - 1);
    EXPECT_EQ(walk->steps(), 6);
}

TEST(WalkAlong, TheGoalMayBeEnteredByWhoeverStandsBesideItAlive) {
    Field field = small_field();
    field.life = 5;
    field.cost.back() = 9;
    const auto walk = walk_along(field, {{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}});
    EXPECT_FALSE(walk);  // dead on {1, 2}
    const auto other = walk_along(field, {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {2, 2}});
    ASSERT_TRUE(other);
    EXPECT_EQ(other->life, 5 + 3 - 2 - 2 - 9);
}

TEST(WalkAlong, RejectsBrokenWalks) {
    Field field = small_field();
    field.life = 100;
    const std::vector<Cell> good = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}};
    ASSERT_TRUE(walk_along(field, good));
    EXPECT_FALSE(walk_along(field, {}));
    EXPECT_FALSE(walk_along(field, {{0, 0}}));
    EXPECT_FALSE(walk_along(field, {{1, 0}, {2, 0}, {2, 1}, {2, 2}})) << "begins elsewhere";
    EXPECT_FALSE(walk_along(field, {{0, 0}, {1, 0}, {2, 0}, {2, 1}})) << "does not arrive";
    EXPECT_FALSE(walk_along(field, {{0, 0}, {1, 1}, {2, 1}, {2, 2}})) << "leaps";
    EXPECT_FALSE(walk_along(field, {{0, 0}, {0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}})) << "stands still";
    EXPECT_FALSE(walk_along(field, {{0, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}})) << "leaves the field";
    EXPECT_FALSE(walk_along(field, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {2, 1}, {2, 2}})) << "through the goal";
    field.cost[field.size.index({2, 0})] = blocked;
    EXPECT_FALSE(walk_along(field, good)) << "through a wall";
    field = small_field();
    EXPECT_FALSE(walk_along(field, {{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}})) << "dies";
}

}  // namespace
}  // namespace ariadne::resource
