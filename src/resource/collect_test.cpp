#include "resource/collect.h"

#include <gtest/gtest.h>

#include "resource/findings.h"
#include "resource/prefixes.h"
#include "resource/prize_map.h"
#include "resource/step_bound.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

void expect_same_life(const Field& field, const std::optional<Walk>& walk, std::int64_t life) {
    ASSERT_TRUE(walk) << ::testing::PrintToString(field);
    const auto replayed = walk_along(field, walk->cells);
    ASSERT_TRUE(replayed) << ::testing::PrintToString(field);
    ASSERT_EQ(replayed->life, walk->life);
    ASSERT_EQ(walk->life, life) << ::testing::PrintToString(field);
}

TEST(Collect, TheRichestWalkIsFoundAndProven) {
    Random random(41);
    int solved = 0;
    int impossible = 0;
    for (int round = 0; round < 1200; ++round) {
        const testing::Recipe recipe{.most_items = 3 + round % 5, .harm = round % 4 != 0};
        const Field field =
            round % 2 == 0 ? testing::tight_field(random, recipe) : testing::random_field(random, recipe);
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const auto truth = brute_force::trade_off(field);
        Budget budget;
        // Few enough items to follow everybody: half of the time without.
        const Collected found = collect(field, *terrain, {.followed = round % 4 < 2 ? 0U : 2000U}, budget);
        ASSERT_EQ(found.impossible, truth.empty()) << ::testing::PrintToString(field);
        if (truth.empty()) {
            ++impossible;
            continue;
        }
        ++solved;
        ASSERT_TRUE(found.proven);
        ASSERT_NO_FATAL_FAILURE(expect_same_life(field, found.walk, truth.back().second));
        ASSERT_EQ(found.bound, truth.back().second);
        // Left and taken up again after a few steps each time.
        const auto collecting = Collecting::make(field, *terrain, {.followed = 0}, budget);
        ASSERT_TRUE(collecting);
        Collected part;
        for (int turn = 0; turn < 100'000 && !part.proven; ++turn) {
            part = collecting->advance(7);
            ASSERT_GE(part.bound, truth.back().second);
        }
        ASSERT_TRUE(part.proven);
        ASSERT_NO_FATAL_FAILURE(expect_same_life(field, part.walk, truth.back().second));
    }
    EXPECT_GT(solved, 600);
    EXPECT_GT(impossible, 100);
}

TEST(PrizeMap, ItsWaysAreChargedWhileItIsThere) {
    Random random(44);
    const auto terrain = testing::lay_out(testing::wide_field(random, {20, 20}, 6));
    ASSERT_TRUE(terrain);
    Budget budget;
    auto map = make_prize_map(*terrain, 1000, nullptr, budget);
    ASSERT_TRUE(map);
    std::size_t ways = 0;
    for (const auto& way : map->way) ways += way.size() * sizeof way[0];
    EXPECT_GT(budget.bytes(), ways);
    map.reset();
    EXPECT_EQ(budget.bytes(), 0U);
    // Ways that do not fit end the map, not the search.
    Budget little(Limits{.bytes = std::size_t{24} * terrain->count() + ways});
    EXPECT_FALSE(make_prize_map(*terrain, 1000, nullptr, little));
    EXPECT_FALSE(little.exhausted());
}

// The stages behind the first one, which settles small fields alone: branching on first visits with bounds.
TEST(Prefixes, BoundedBranchingAgreesWithFollowingEverybody) {
    Random random(42);
    int solved = 0;
    for (int round = 0; round < 400; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 != 0});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const auto truth = brute_force::trade_off(field);
        Budget budget;
        const auto map = make_prize_map(*terrain, 1000, nullptr, budget);
        ASSERT_TRUE(map);
        std::int64_t wanted = 1 - terrain->cost[0];
        std::optional<Walk> best;
        const auto found = [&](const Prefixes::Nodes& nodes) {
            const auto walk = walk_along(field, cells_along(*terrain, *map, nodes));
            EXPECT_TRUE(walk) << ::testing::PrintToString(field);
            if (walk && walk->life >= wanted) {
                best = walk;
                return walk->life + 1;
            }
            return wanted;
        };
        Prefixes prefixes(*map, 1'000'000, budget);
        while (prefixes.step(wanted, found)) {
            if (!truth.empty()) {
                ASSERT_GE(std::max(prefixes.bound(), wanted - 1), truth.back().second);
            }
        }
        ASSERT_EQ(best.has_value(), !truth.empty()) << ::testing::PrintToString(field);
        if (truth.empty()) continue;
        ++solved;
        ASSERT_NO_FATAL_FAILURE(expect_same_life(field, best, truth.back().second));
    }
    EXPECT_GT(solved, 150);
}

TEST(StepBound, NeverPassesTheTruth) {
    Random random(43);
    int reached = 0;
    int impossible = 0;
    for (int round = 0; round < 500; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const auto truth = brute_force::trade_off(field);
        Budget budget;
        const auto bound = StepBound::make(field, *terrain, budget);
        ASSERT_TRUE(bound);
        for (int turn = 0; turn < 3; ++turn) bound->advance(turn == 0 ? 1 : 100'000);
        if (bound->impossible()) {
            ++impossible;
            ASSERT_TRUE(truth.empty()) << ::testing::PrintToString(field);
        }
        if (truth.empty()) continue;
        const auto [fewest, life] = truth.front();
        ASSERT_LE(bound->bound(), fewest) << ::testing::PrintToString(field);
        if (bound->bound() == fewest) ++reached;
        if (bound->walk()) {
            ASSERT_TRUE(walk_along(field, bound->walk()->cells)) << ::testing::PrintToString(field);
        }
        const auto rich = bound->richest(fewest, life, 100'000, budget);
        ASSERT_GE(rich.bound, life);
        const auto poorer = bound->richest(fewest, life - 1, 100'000, budget);
        ASSERT_GE(poorer.bound, life) << ::testing::PrintToString(field);
        if (poorer.walk) {
            ASSERT_EQ(poorer.walk->life, life) << ::testing::PrintToString(field);
        }
    }
    EXPECT_GT(reached, 200);
    EXPECT_GT(impossible, 10);
}

TEST(Collect, ClaimsNothingWhenCutShort) {
    Random random(44);
    const CancelFlag cancelled = true;
    for (int round = 0; round < 400; ++round) {
        const Field field = testing::tight_field(random, {.most_items = 7, .harm = true});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const auto truth = brute_force::trade_off(field);
        Budget budget(Limits{.nodes = static_cast<std::uint64_t>(random.between(1, 2000))},
                      round % 20 == 0 ? &cancelled : nullptr);
        const Collected found = collect(field, *terrain, {.followed = 0}, budget);
        if (truth.empty()) {
            ASSERT_FALSE(found.walk);
        } else {
            ASSERT_FALSE(found.impossible) << ::testing::PrintToString(field);
            ASSERT_GE(found.bound, truth.back().second) << ::testing::PrintToString(field);
        }
        if (found.proven) {
            ASSERT_EQ(found.walk->life, truth.back().second);
        }
    }
}

}  // namespace
}  // namespace ariadne::resource
