#include "resource/barter.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "resource/cheapest.h"
#include "resource/collect.h"
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
    const Bartered out = barter(field, Objective::steps, known, charge, budget);
    ASSERT_TRUE(out.best) << ::testing::PrintToString(field);
    ASSERT_LE(*out.bound, steps) << ::testing::PrintToString(field);
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

// The same of the most life: nobody arrives with more than it says, and whoever arrives with the most is still there.
void expect_leaves(const Field& field, std::int64_t life, const std::optional<Walk>& known, int& narrowed) {
    Budget budget;
    Charge charge(budget);
    const Bartered out = barter(field, Objective::life, known, charge, budget);
    ASSERT_TRUE(out.bound) << ::testing::PrintToString(field);
    ASSERT_GE(*out.bound, life) << ::testing::PrintToString(field);
    ASSERT_TRUE(!known || (out.walk && out.walk->life >= known->life));
    if (!out.walk) return;
    ASSERT_NO_FATAL_FAILURE(expect_sound(field, *out.walk));
    const auto left = best_by_labels(out.field, {.objective = Objective::life}, {});
    ASSERT_TRUE(left && left->life == life) << ::testing::PrintToString(field);
    if (std::ranges::count(out.field.cost, blocked) > std::ranges::count(field.cost, blocked)) ++narrowed;
    // So it is when ways that are too dear are left out.
    const auto to_goal = distances_to(out.field, field.goal, charge, budget);
    const std::optional<Terrain> terrain = lay_out(out.field, to_goal, charge, budget);
    ASSERT_TRUE(terrain && out.prices);
    const Collected rich = collect(out.field, *terrain, {.known = out.walk, .prices = &*out.prices}, budget);
    ASSERT_TRUE(rich.proven) << ::testing::PrintToString(field);
    ASSERT_EQ(rich.walk->life, life) << ::testing::PrintToString(field);
}

// Where no walk is known, all that can be survived are still there.
TEST(Barter, LeavesWhateverCanBeSurvived) {
    Random random(85);
    int closed = 0;
    int dead = 0;
    for (int round = 0; round < 4000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        const auto truth = brute_force::trade_off(field);
        Budget budget;
        Charge charge(budget);
        const Bartered out = barter(field, Objective::life, std::nullopt, charge, budget);
        if (out.walk || !out.bound) continue;
        if (truth.empty()) {
            if (*out.bound + field.cost_at(field.goal) < 1) ++dead;
            continue;
        }
        const auto shortest = best_by_labels(out.field, {}, {});
        const auto richest = best_by_labels(out.field, {.objective = Objective::life}, {});
        ASSERT_TRUE(shortest && richest) << ::testing::PrintToString(field);
        ASSERT_EQ(shortest->steps(), truth.front().first) << ::testing::PrintToString(field);
        ASSERT_EQ(shortest->life, truth.front().second) << ::testing::PrintToString(field);
        ASSERT_EQ(richest->life, truth.back().second) << ::testing::PrintToString(field);
        if (std::ranges::count(out.field.cost, blocked) > std::ranges::count(field.cost, blocked)) ++closed;
    }
    EXPECT_GT(closed, 50);
    EXPECT_GT(dead, 150);
}

TEST(Barter, LeavesTheRichestWalks) {
    Random random(84);
    int narrowed = 0;
    for (int round = 0; round < 4000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        const auto truth = brute_force::trade_off(field);
        if (truth.empty()) continue;
        const std::int64_t life = truth.back().second;
        ASSERT_NO_FATAL_FAILURE(expect_leaves(field, life, std::nullopt, narrowed));
        ASSERT_NO_FATAL_FAILURE(expect_leaves(field, life, best_by_labels(field, {.any = true}, {}), narrowed));
    }
    EXPECT_GT(narrowed, 300);
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
    int narrowed = 0;
    for (int round = 0; round < 150; ++round) {
        const Field field = testing::wide_field(random, {24, 30}, 8);
        Budget budget;
        Charge charge(budget);
        const std::vector<std::int32_t> losses = losses_to(field, field.goal, charge, budget);
        if (losses[field.size.index(field.start)] == no_way) continue;
        const auto best = best_by_labels(field, {.losses = &losses}, {});
        if (!best) continue;
        const auto known = best_by_labels(field, {.any = true, .losses = &losses}, {});
        ASSERT_NO_FATAL_FAILURE(expect_holds(field, best->steps(), best->life, known));
        const auto richest = best_by_labels(field, {.objective = Objective::life, .losses = &losses}, {});
        ASSERT_NO_FATAL_FAILURE(expect_leaves(field, richest->life, known, narrowed));
        ++closed;
    }
    EXPECT_GT(closed, 60);
    EXPECT_GT(narrowed, 40);
}

TEST(Barter, GainsMayBeHuge) {
    const Field field{.size = {1, 4},
                      .cost = {0, 0, 5, 0},
                      .items = {{.cell = {0, 0}, .gain = 2'000'000'000}},
                      .start = {0, 1},
                      .goal = {0, 3},
                      .life = 1};
    ASSERT_NO_FATAL_FAILURE(expect_holds(field, 4, 1'999'999'996, std::nullopt));
    ASSERT_NO_FATAL_FAILURE(expect_holds(field, 4, 1'999'999'996, best_by_labels(field, {.any = true}, {})));
}

TEST(Barter, LeavesTheBudgetAlone) {
    Random random(83);
    const Field field = testing::tight_field(random);
    Budget budget({.bytes = 10});
    {
        Charge charge(budget);
        EXPECT_FALSE(barter(field, Objective::steps, std::nullopt, charge, budget).best);
    }
    EXPECT_FALSE(budget.exhausted());
    EXPECT_EQ(budget.bytes(), 0U);
}

}  // namespace
}  // namespace ariadne::resource
