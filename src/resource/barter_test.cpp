#include "resource/barter.h"

#include <algorithm>
#include <optional>

#include <gtest/gtest.h>

#include "resource/cheapest.h"
#include "resource/forward.h"
#include "resource/terrain.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/expect_sound.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

std::optional<Walk> best_by_labels(const Field& field, const ForwardOptions& options,
                                   std::optional<std::int64_t> most) {
    Budget budget;
    Charge charge(budget);
    const auto to_goal = distances_to(field, field.goal, charge, budget);
    Forward forward(field, to_goal, options, budget);
    if (most) forward.beat(*most);
    while (!forward.ended()) forward.advance(1'000'000);
    return forward.walk();
}

// What barter says holds, whoever is known beforehand, and labels that it keeps few still find the best.
void expect_holds(const Field& field, std::int64_t steps, std::int64_t life, const std::optional<Walk>& known) {
    Budget budget;
    Charge charge(budget);
    const Bartered out = barter(field, known, charge, budget);
    ASSERT_TRUE(out.best) << ::testing::PrintToString(field);
    ASSERT_LE(out.best->bound, steps) << ::testing::PrintToString(field);
    if (known) {
        ASSERT_TRUE(out.walk);
        ASSERT_LE(out.walk->steps(), known->steps());
    }
    if (!out.walk) return;
    ASSERT_NO_FATAL_FAILURE(expect_sound(field, *out.walk));
    ASSERT_GE(out.walk->steps(), steps);
    const auto found = best_by_labels(out.field, {.barter = &*out.best}, out.walk->steps());
    ASSERT_TRUE(found) << ::testing::PrintToString(field);
    ASSERT_EQ(found->steps(), steps) << ::testing::PrintToString(field);
    ASSERT_EQ(found->life, life) << ::testing::PrintToString(field);
}

TEST(Barter, NeverBoundsAboveTheTruth) {
    Random random(81);
    int detours = 0;
    for (int round = 0; round < 4000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        const auto truth = brute_force::trade_off(field);
        if (truth.empty()) continue;
        const auto [steps, life] = truth.front();
        ASSERT_NO_FATAL_FAILURE(expect_holds(field, steps, life, std::nullopt));
        ASSERT_NO_FATAL_FAILURE(expect_holds(field, steps, life, best_by_labels(field, {.any = true}, {})));
        ASSERT_NO_FATAL_FAILURE(
            expect_holds(field, steps, life, best_by_labels(field, {.objective = Objective::life}, {})));
        if (truth.size() > 1) ++detours;
    }
    EXPECT_GT(detours, 300);
}

// Large enough for items to be near each other or far apart.
TEST(Barter, HoldsOnLargerFields) {
    Random random(82);
    int closed = 0;
    for (int round = 0; round < 150; ++round) {
        Field field;
        field.size = {24, 30};
        const std::int64_t most = random.between(1, 9);
        for (std::size_t i = 0; i < field.size.area(); ++i)
            field.cost.push_back(random.chance(1, 5) ? blocked : static_cast<std::int16_t>(random.between(0, most)));
        field.goal = {23, 29};
        for (const Cell end : {field.start, field.goal}) field.cost[field.size.index(end)] = 0;
        for (int i = 0; i < 8; ++i) {
            const Cell cell{static_cast<int>(random.between(1, 22)), static_cast<int>(random.between(1, 28))};
            if (!field.open(cell)) continue;
            if (std::ranges::find(field.items, cell, &Item::cell) != field.items.end()) continue;
            field.items.push_back({cell, static_cast<std::int32_t>(random.between(2, 12))});
        }
        Budget budget;
        Charge charge(budget);
        const std::vector<std::int32_t> losses = losses_to(field, field.goal, charge, budget);
        const std::int64_t loss = losses[field.size.index(field.start)];
        if (loss == no_way) continue;
        field.life = std::max<std::int64_t>(1, loss + random.between(-8, 4));
        const auto best = best_by_labels(field, {.losses = &losses}, {});
        if (!best) continue;
        ASSERT_NO_FATAL_FAILURE(expect_holds(field, best->steps(), best->life,
                                             best_by_labels(field, {.any = true, .losses = &losses}, {})));
        ++closed;
    }
    EXPECT_GT(closed, 60);
}

TEST(Barter, LeavesTheBudgetAlone) {
    Random random(83);
    const Field field = testing::tight_field(random);
    Budget budget({.bytes = 10});
    {
        Charge charge(budget);
        EXPECT_FALSE(barter(field, std::nullopt, charge, budget).best);
    }
    EXPECT_FALSE(budget.exhausted());
    EXPECT_EQ(budget.bytes(), 0U);
}

}  // namespace
}  // namespace ariadne::resource
