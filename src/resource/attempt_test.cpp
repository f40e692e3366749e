#include "resource/attempt.h"

#include <algorithm>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "resource/testing/brute_force.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

// Steps to the goal from each cell, by the walls alone or, where they cut the start off, as if there were none.
std::vector<int> distances(const Field& field) {
    constexpr int far = 1'000'000;
    std::vector<int> out(field.size.area(), far);
    out[field.size.index(field.goal)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const Cell here = field.size.cell(i);
            if (!field.open(here)) continue;
            for (const Direction d : all_directions) {
                const Cell to = step(here, d);
                if (!field.open(to) || out[field.size.index(to)] + 1 >= out[i]) continue;
                out[i] = out[field.size.index(to)] + 1;
                changed = true;
            }
        }
    }
    if (out[field.size.index(field.start)] < far) return out;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Cell here = field.size.cell(i);
        out[i] = std::abs(here.row - field.goal.row) + std::abs(here.col - field.goal.col);
    }
    return out;
}

// How near anybody gets, after how few steps, and with how much life at the most.
std::tuple<int, int, std::int64_t> nearest(const Field& field, const std::vector<int>& away) {
    std::tuple<int, int, std::int64_t> best = {away[field.size.index(field.start)], 0, -field.life};
    std::set<brute_force::State> seen;
    std::vector<brute_force::State> layer = {{field.start, field.life, 0}};
    for (int steps = 1; !layer.empty(); ++steps) {
        std::vector<brute_force::State> next;
        for (const brute_force::State& state : layer) {
            for (const brute_force::State& after : brute_force::moves(field, state)) {
                if (!seen.insert(after).second) continue;
                next.push_back(after);
                best = std::min(best, {away[field.size.index(after.at)], steps, -after.life});
            }
        }
        layer = std::move(next);
    }
    return best;
}

TEST(Attempt, ComesAsNearAsAnybodyInAsFewSteps) {
    Random random(33);
    int walled = 0;
    int deadly = 0;
    for (int round = 0; round < 9000; ++round) {
        Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        if (round % 2 == 0) field.life = random.between(1, 4);
        Budget budget;
        if (brute_force::winnable(field)) {
            ASSERT_FALSE(best_attempt(field, budget)) << ::testing::PrintToString(field);
            continue;
        }
        const std::vector<int> away = distances(field);
        const auto [near, steps, minus_life] = nearest(field, away);
        const std::optional<Attempt> attempt = best_attempt(field, budget);
        ASSERT_TRUE(attempt);
        ASSERT_EQ(budget.bytes(), 0U);
        ASSERT_TRUE(attempt->proven);
        ASSERT_EQ(attempt->away, near) << ::testing::PrintToString(field);
        const std::vector<std::int64_t> along = life_along(field, attempt->cells);
        ASSERT_EQ(along.size(), attempt->cells.size()) << ::testing::PrintToString(field);
        ASSERT_EQ(along.back(), attempt->life);
        const std::size_t last_alive = attempt->cells.size() - (attempt->death ? 2 : 1);
        ASSERT_EQ(last_alive, static_cast<std::size_t>(steps)) << ::testing::PrintToString(field);
        ASSERT_EQ(along[last_alive], -minus_life) << ::testing::PrintToString(field);
        ASSERT_EQ(away[field.size.index(attempt->cells[last_alive])], near);
        if (testing::lay_out(field)) {
            ++deadly;
            ASSERT_EQ(attempt->death, steps + 1);
            ASSERT_LT(attempt->life, 1);
            ASSERT_EQ(away[field.size.index(attempt->cells.back())], near - 1);
        } else {
            ++walled;
            ASSERT_FALSE(attempt->death);
        }
    }
    EXPECT_GT(deadly, 1000);
    EXPECT_GT(walled, 200);
}

// Rows of treasures that do not suffice: the sets are too many to be looked at, and what is said without proof still
// holds.
TEST(Attempt, IsLeftInTimeAndThenNotProven) {
    Field field;
    field.size = {20, 20};
    field.cost.assign(field.size.area(), 1);
    for (int row = 0; row < 20; ++row)
        for (int col = 1; col < 15; ++col)
            if ((row + col) % 2 == 0) field.items.push_back({{row, col}, 1 + (row * col) % 3});
    for (int row = 0; row < 20; ++row) field.cost[field.size.index({row, 18})] = 10'000;
    field.start = {10, 0};
    field.goal = {10, 19};
    field.life = 10;
    Budget budget;
    const std::optional<Attempt> attempt = best_attempt(field, budget);
    ASSERT_TRUE(attempt);
    EXPECT_FALSE(attempt->proven);
    const std::vector<std::int64_t> along = life_along(field, attempt->cells);
    ASSERT_EQ(along.size(), attempt->cells.size());
    EXPECT_EQ(attempt->death, static_cast<std::int64_t>(along.size()) - 1);
    EXPECT_EQ(along.back(), attempt->life);
    EXPECT_LT(attempt->life, 1);
}

TEST(Attempt, ABudgetThatRunsOutAtOnceIsNoAttempt) {
    const Field field = testing::vault(1, 2);
    ASSERT_FALSE(brute_force::winnable(field));
    Budget none({.nodes = 1});
    EXPECT_FALSE(best_attempt(field, none));
    Budget bytes({.bytes = 100});
    EXPECT_FALSE(best_attempt(field, bytes));
    Budget free;
    ASSERT_TRUE(best_attempt(field, free)->proven);
}

}  // namespace
}  // namespace ariadne::resource
