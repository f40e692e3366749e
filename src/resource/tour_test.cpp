#include "resource/tour.h"

#include <gtest/gtest.h>

#include "resource/findings.h"
#include "resource/solve.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

TEST(Legs, TheCheapestWayBetweenTwoPlaces) {
    Random random(41);
    for (int round = 0; round < 300; ++round) {
        const Field field = testing::tight_field(random);
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        Budget budget;
        Legs legs(*terrain, budget);
        ASSERT_TRUE(legs.ready(Legs::start));
        for (std::uint32_t to = 1; to < legs.places(); ++to) {
            Field bare = field;
            bare.items.clear();
            bare.goal = to == Legs::goal ? field.goal : terrain->items[to - 2].cell;
            // The goal ends every walk, so nothing leads through it.
            if (to != Legs::goal) bare.cost[field.size.index(field.goal)] = blocked;
            ASSERT_TRUE(testing::lay_out(bare)) << ::testing::PrintToString(bare);
            // Whoever has just enough to stand beside the end has 1 left there.
            const std::int64_t last = bare.cost_at(bare.goal);
            ASSERT_EQ(legs.cost(Legs::start, to), brute_force::least_life(bare) - 1 + last)
                << ::testing::PrintToString(bare);
            bare.life = 1000;
            const auto walk = walk_along(bare, legs.cells_along({Legs::start, to}));
            ASSERT_TRUE(walk);
            ASSERT_EQ(walk->life, 1000 - legs.cost(Legs::start, to));
        }
    }
}

// What somebody on a place with these items taken can still gain, against the hope.
TEST(TourBound, HopeIsNeverBelowTheTruth) {
    Random random(42);
    int looked_at = 0;
    for (int round = 0; round < 300; ++round) {
        const Field field = testing::tight_field(random, {.most_rows = 4, .most_cols = 4});
        const auto terrain = testing::lay_out(field);
        if (!terrain || terrain->items.empty()) continue;
        Budget budget;
        TourGround ground(*terrain, budget);
        ASSERT_TRUE(ground.prepare(*terrain, static_cast<int>(random.between(1, 40)), budget));
        for (int i = 0; i < 4; ++i) {
            const auto place = i == 0 ? Legs::start : Legs::place_of(random.below(terrain->items.size()));
            Field rest = field;
            rest.start = place == Legs::start ? field.start : terrain->items[place - 2].cell;
            rest.items.clear();
            rest.life = random.between(1, 12);
            std::uint64_t taken = 0;
            std::int64_t paid = 0;
            for (std::size_t item = 0; item < terrain->items.size(); ++item) {
                if (Legs::place_of(item) == place || (place != Legs::start && random.chance(1, 3))) {
                    taken |= std::uint64_t{1} << item;
                    paid += ground.bound.price(item);
                } else {
                    rest.items.push_back(terrain->items[item]);
                }
            }
            const auto truth = brute_force::trade_off(rest);
            if (truth.empty()) continue;
            ++looked_at;
            const std::int64_t gained = truth.back().second + terrain->cost[0] - rest.life;
            ASSERT_GE(ground.bound.hope(place, &taken, paid), gained * TourBound::scale)
                << ::testing::PrintToString(rest);
        }
    }
    ASSERT_GT(looked_at, 200);
}

TEST(Tours, TheMostLifeWhenStepsDoNotCount) {
    Random random(43);
    int solved = 0;
    for (int round = 0; round < 800; ++round) {
        const Field field = testing::tight_field(random);
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const auto truth = brute_force::trade_off(field);
        Budget budget;
        {
            TourGround ground(*terrain, budget);
            ASSERT_TRUE(ground.prepare(*terrain, 20, budget));
            const TourLimits limits{.life = field.life, .at_least = 1, .first = false, .most = 0};
            const TourResult all = search_tours(*terrain, ground.legs, ground.bound, limits, budget);
            ASSERT_TRUE(all.complete);
            ASSERT_EQ(all.places.has_value(), !truth.empty()) << ::testing::PrintToString(field);
            if (all.places) {
                ++solved;
                ASSERT_EQ(all.life - terrain->cost[0], truth.back().second) << ::testing::PrintToString(field);
                ASSERT_EQ(all.bound, all.life);
                const auto walk = walk_along(field, ground.legs.cells_along(*all.places));
                ASSERT_TRUE(walk);
                ASSERT_EQ(walk->life, truth.back().second) << ::testing::PrintToString(field);
            }
            // Cut short in any way, the bound still holds.
            TourLimits first = limits;
            first.first = true;
            TourLimits few = limits;
            few.most = 3;
            Budget tight({.bytes = 300});
            for (const TourResult& cut : {search_tours(*terrain, ground.legs, ground.bound, first, budget),
                                          search_tours(*terrain, ground.legs, ground.bound, few, budget),
                                          search_tours(*terrain, ground.legs, ground.bound, limits, tight)}) {
                if (truth.empty()) {
                    ASSERT_FALSE(cut.places);
                    continue;
                }
                ASSERT_GE(cut.bound, all.life) << ::testing::PrintToString(field);
                if (cut.complete) {
                    ASSERT_EQ(cut.life, all.life);
                }
                if (cut.places) {
                    ASSERT_TRUE(walk_along(field, ground.legs.cells_along(*cut.places)));
                }
            }
            ASSERT_EQ(tight.bytes(), 0U);
        }
        ASSERT_EQ(budget.bytes(), 0U);
    }
    ASSERT_GT(solved, 200);
}

TEST(Tours, LeastLifeIsThatOfEnumeration) {
    Random random(44);
    for (int round = 0; round < 500; ++round) {
        Field field = testing::tight_field(random, {.harm = round % 2 == 0});
        const bool way = testing::lay_out(field).has_value();
        Budget budget;
        const LeastLife answer = least_life(field, budget);
        ASSERT_EQ(budget.bytes(), 0U);
        ASSERT_EQ(answer.verdict, way ? Verdict::solved : Verdict::impossible);
        if (!way) continue;
        const std::int64_t truth = brute_force::least_life(field);
        ASSERT_EQ(answer.low, truth) << ::testing::PrintToString(field);
        ASSERT_EQ(answer.high, truth);
        field.life = truth;
        ASSERT_TRUE(walk_along(field, answer.walk->cells));

        Budget small({.nodes = random.below(60)});
        const LeastLife cut = least_life(field, small);
        ASSERT_EQ(small.bytes(), 0U);
        if (cut.verdict != Verdict::solved) continue;
        ASSERT_LE(cut.low, truth);
        ASSERT_GE(cut.high, truth);
    }
}

}  // namespace
}  // namespace ariadne::resource
