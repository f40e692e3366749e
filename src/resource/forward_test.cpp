#include "resource/forward.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "resource/cheapest.h"
#include "resource/fetch.h"
#include "resource/legs.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/expect_sound.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

// Everything that comes before the first table, on one field.
struct Plain {
    explicit Plain(const Field& field)
        : to_goal(distances_to(field, field.goal, charge, budget)),
          losses(losses_to(field, field.goal, charge, budget)) {}

    Budget budget;
    Charge charge{budget};
    std::vector<std::int32_t> to_goal;
    std::vector<std::int32_t> losses;
};

// Left and taken up again after a few labels each time.
void run(Forward& forward) {
    while (!forward.ended()) forward.advance(7);
}

TEST(Forward, EndsWithTheBestOfBothObjectives) {
    Random random(71);
    int detours = 0;
    int dead = 0;
    for (int round = 0; round < 4000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        if (!testing::lay_out(field)) continue;
        const auto truth = brute_force::trade_off(field);
        Plain plain(field);
        for (const std::vector<std::int32_t>* losses :
             {static_cast<const std::vector<std::int32_t>*>(nullptr), &std::as_const(plain.losses)}) {
            Forward shortest(field, plain.to_goal, {.losses = losses}, plain.budget);
            Forward richest(field, plain.to_goal, {.objective = Objective::life, .losses = losses}, plain.budget);
            Forward any(field, plain.to_goal, {.any = true, .losses = losses}, plain.budget);
            for (Forward* forward : {&shortest, &richest, &any}) {
                run(*forward);
                ASSERT_EQ(forward->walk().has_value(), !truth.empty()) << ::testing::PrintToString(field);
                if (truth.empty()) continue;
                ASSERT_NO_FATAL_FAILURE(expect_sound(field, *forward->walk()));
            }
            if (truth.empty()) {
                ++dead;
                continue;
            }
            ASSERT_EQ(shortest.walk()->steps(), truth.front().first) << ::testing::PrintToString(field);
            ASSERT_EQ(shortest.walk()->life, truth.front().second) << ::testing::PrintToString(field);
            ASSERT_EQ(shortest.bound(), truth.front().first);
            ASSERT_EQ(richest.walk()->life, truth.back().second) << ::testing::PrintToString(field);
            if (truth.size() > 1) ++detours;
        }
    }
    EXPECT_GT(detours, 300);
    EXPECT_GT(dead, 300);
}

TEST(Forward, FewestStepsWithSoMuchOnArrival) {
    Random random(73);
    int rows = 0;
    for (int round = 0; round < 2000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        const auto truth = brute_force::trade_off(field);
        if (truth.empty()) continue;
        Plain plain(field);
        for (const auto& [steps, life] : truth) {
            Forward forward(field, plain.to_goal, {.arrival = life, .losses = &plain.losses}, plain.budget);
            run(forward);
            ASSERT_TRUE(forward.walk()) << ::testing::PrintToString(field);
            ASSERT_NO_FATAL_FAILURE(expect_sound(field, *forward.walk()));
            ASSERT_EQ(forward.walk()->steps(), steps) << ::testing::PrintToString(field);
            ASSERT_EQ(forward.walk()->life, life) << ::testing::PrintToString(field);
            ++rows;
        }
        Forward beyond(field, plain.to_goal, {.arrival = truth.back().second + 1, .losses = &plain.losses},
                       plain.budget);
        run(beyond);
        ASSERT_FALSE(beyond.walk()) << ::testing::PrintToString(field);
    }
    EXPECT_GT(rows, 1000);
}

TEST(Forward, FindsNothingThatIsNotBetterThanWhatIsKnown) {
    Random random(72);
    int beaten = 0;
    for (int round = 0; round < 1000; ++round) {
        const Field field = testing::tight_field(random);
        const auto truth = brute_force::trade_off(field);
        if (truth.empty()) continue;
        Plain plain(field);
        Forward first(field, plain.to_goal, {.any = true}, plain.budget);
        run(first);
        Forward richer(field, plain.to_goal, {.objective = Objective::life, .losses = &plain.losses}, plain.budget);
        richer.beat(*first.walk());
        run(richer);
        const std::int64_t best = richer.walk() ? richer.walk()->life : first.walk()->life;
        ASSERT_EQ(best, truth.back().second) << ::testing::PrintToString(field);
        if (richer.walk()) ++beaten;
    }
    EXPECT_GT(beaten, 100);
}

TEST(Forward, GivesUpWhereMemoryEndsAndNothingElseDoes) {
    const Field field = testing::vault(8, 3);
    Budget budget({.bytes = 20'000});
    {
        Charge charge(budget);
        const auto to_goal = distances_to(field, field.goal, charge, budget);
        Forward forward(field, to_goal, {}, budget);
        for (int i = 0; i < 1'000'000 && !forward.full() && !forward.ended(); ++i) forward.advance(100);
        EXPECT_TRUE(forward.full());
    }
    EXPECT_FALSE(budget.exhausted());
    EXPECT_EQ(budget.bytes(), 0U);
}

// Without items the least life that wins is one more than the loss, and the way loses just that, in the fewest steps.
TEST(Cheapest, WaysLoseTheLeast) {
    Random random(74);
    for (int round = 0; round < 1000; ++round) {
        Field field = testing::tight_field(random);
        field.items.clear();
        const std::optional<Terrain> terrain = testing::lay_out(field);
        if (!terrain) continue;
        Plain plain(field);
        const std::int64_t loss = plain.losses[field.size.index(field.start)];
        const std::vector<Cell> way = cheapest_way(field, plain.losses, field.start);
        ASSERT_EQ(losses_to(field, field.start, plain.charge, plain.budget)[field.size.index(field.goal)], loss);
        Legs legs(*terrain, plain.budget);
        ASSERT_EQ(legs.cells_along({Legs::start, Legs::goal}).size(), way.size());
        for (field.life = std::max<std::int64_t>(1, loss); field.life <= loss + 1; ++field.life) {
            ASSERT_EQ(brute_force::winnable(field), field.life > loss) << ::testing::PrintToString(field);
            ASSERT_EQ(walk_along(field, way).has_value(), field.life > loss);
        }
    }
}

TEST(Fetch, FindsMostWalksAndOnlyWalks) {
    Random random(75);
    int found = 0;
    int missed = 0;
    for (int round = 0; round < 3000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        if (!testing::lay_out(field)) continue;
        Plain plain(field);
        if (plain.losses[field.size.index(field.start)] < field.life) continue;
        const bool winnable = brute_force::winnable(field);
        const std::optional<Walk> walk = fetch_walk(field, plain.losses, 2'000, plain.budget);
        if (winnable && !walk) ++missed;
        if (!walk) continue;
        ++found;
        ASSERT_TRUE(winnable);
        ASSERT_NO_FATAL_FAILURE(expect_sound(field, *walk));
    }
    EXPECT_GT(found, 20 * missed);
    EXPECT_GT(found, 100);
}

}  // namespace
}  // namespace ariadne::resource
