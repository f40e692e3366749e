#include "resource/label_search.h"

#include <gtest/gtest.h>

#include "resource/findings.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/expect_sound.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

// A table without prices and labels between, all in one place.
struct Ground {
    Field field;
    Terrain terrain;
    Memory memory;
    Prices prices;
    ItemReach reach;
    NeedTable<std::int32_t> table;
    NeedTable<std::int32_t> arrival;
    int slack = 0;

    LabelResult search(LabelLimits limits, Budget& budget) const {
        limits.slack = slack;
        Gauges<std::int32_t> gauges = {{&memory, &prices, &table, false}};
        if (limits.beat) gauges.push_back({&memory, &prices, &arrival, true});
        return search_labels<std::int32_t>(terrain, reach, gauges, limits, {}, budget);
    }
    int last() const { return terrain.shortest + 2 * slack; }
};

// The tables charge the budget as long as they live.
std::optional<Ground> random_ground(Random& random, const testing::Recipe& recipe, Budget& budget) {
    Field field = testing::tight_field(random, recipe);
    auto terrain = testing::lay_out(field);
    if (!terrain) return std::nullopt;
    const int slack = static_cast<int>(random.below(9));
    Memory memory = make_memory(*terrain, {.radius = 2, .most = random.below(3), .cap = 4, .demands = {}});
    Prices prices = no_prices(*terrain, 1);
    prices.grain = static_cast<std::int32_t>(random.between(1, 2));
    for (std::int32_t& delay : prices.delay) prices.delay_sum += delay = static_cast<std::int32_t>(random.below(3));
    const auto layers = static_cast<int>(slack * prices.grain + prices.delay_sum + 1);
    auto table = NeedTable<std::int32_t>::build(*terrain, memory, prices, layers, Survival::everywhere, -1, budget);
    auto arrival = NeedTable<std::int32_t>::build(*terrain, memory, prices, layers, Survival::at_goal, -1, budget);
    ItemReach reach;
    if (random.chance(2, 3)) reach = make_item_reach(*terrain, budget);
    return Ground{.field = std::move(field),
                  .terrain = std::move(*terrain),
                  .memory = std::move(memory),
                  .prices = std::move(prices),
                  .reach = std::move(reach),
                  .table = std::move(*table),
                  .arrival = std::move(*arrival),
                  .slack = slack};
}

TEST(LabelSearch, CompleteMeansTheFewestStepsAndTheMostLife) {
    Random random(11);
    int solved = 0;
    for (int round = 0; round < 1500; ++round) {
        Budget made;
        const auto ground = random_ground(random, {.harm = round % 4 == 0}, made);
        if (!ground) continue;
        Budget budget;
        const LabelResult found = ground->search({}, budget);
        ASSERT_TRUE(found.complete);
        const auto truth = brute_force::trade_off(ground->field, ground->last());
        ASSERT_EQ(found.walk.has_value(), !truth.empty()) << ::testing::PrintToString(ground->field);
        ASSERT_EQ(budget.bytes(), 0U);
        if (!found.walk) continue;
        ++solved;
        ASSERT_NO_FATAL_FAILURE(expect_sound(ground->field, *found.walk));
        ASSERT_EQ(found.walk->steps(), truth.front().first) << ::testing::PrintToString(ground->field);
        ASSERT_EQ(found.walk->life, truth.front().second) << ::testing::PrintToString(ground->field);
    }
    ASSERT_GT(solved, 300);
}

TEST(LabelSearch, BeatMeansTheMostLifeWithinTheLimit) {
    Random random(12);
    int beaten = 0;
    for (int round = 0; round < 1500; ++round) {
        Budget made;
        const auto ground = random_ground(random, {.harm = round % 4 == 0}, made);
        if (!ground) continue;
        const auto truth = brute_force::trade_off(ground->field, ground->last());
        const std::int64_t most = truth.empty() ? 0 : truth.back().second;
        const std::int64_t beat = most - static_cast<std::int64_t>(random.below(4));
        Budget budget;
        const LabelResult found = ground->search({.beat = beat}, budget);
        ASSERT_TRUE(found.complete);
        ASSERT_EQ(found.walk.has_value(), !truth.empty() && most > beat) << ::testing::PrintToString(ground->field);
        if (!found.walk) continue;
        ++beaten;
        ASSERT_NO_FATAL_FAILURE(expect_sound(ground->field, *found.walk));
        ASSERT_EQ(found.walk->life, most) << ::testing::PrintToString(ground->field);
        ASSERT_LE(found.walk->steps(), ground->last());
    }
    ASSERT_GT(beaten, 300);
}

TEST(LabelSearch, ABeamFindsRealWalksAndClaimsNothing) {
    Random random(13);
    int cut = 0;
    for (int round = 0; round < 800; ++round) {
        Budget made;
        const auto ground = random_ground(random, {.most_rows = 5, .most_cols = 5}, made);
        if (!ground) continue;
        Budget budget;
        const LabelResult all = ground->search({}, budget);
        const LabelResult few = ground->search({.width = 2, .beat = {}}, budget);
        if (!few.complete) ++cut;
        if (few.walk) {
            ASSERT_NO_FATAL_FAILURE(expect_sound(ground->field, *few.walk));
            ASSERT_TRUE(all.walk);
            ASSERT_GE(few.walk->steps(), all.walk->steps());
        }
        if (few.complete) {
            ASSERT_EQ(few.walk, all.walk);
        }
    }
    ASSERT_GT(cut, 30);
}

TEST(LabelSearch, StopsAtEveryLimit) {
    Random random(14);
    int stopped = 0;
    for (int round = 0; round < 600; ++round) {
        Budget made;
        const auto ground = random_ground(random, {.most_rows = 5, .most_cols = 5}, made);
        if (!ground) continue;
        Budget free;
        const LabelResult all = ground->search({}, free);
        const LabelResult most = ground->search({.most = 5, .beat = {}}, free);
        Budget nodes({.nodes = 5});
        const LabelResult spent = ground->search({}, nodes);
        Budget bytes({.bytes = 2000});
        const LabelResult small = ground->search({}, bytes);
        ASSERT_EQ(bytes.bytes(), 0U);
        for (const LabelResult* cut : {&most, &spent, &small}) {
            if (cut->complete) {
                ASSERT_EQ(cut->walk, all.walk);
            } else {
                ++stopped;
            }
            if (cut->walk) {
                ASSERT_NO_FATAL_FAILURE(expect_sound(ground->field, *cut->walk));
            }
        }
    }
    ASSERT_GT(stopped, 300);
}

}  // namespace
}  // namespace ariadne::resource
