#include "resource/need_table.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "resource/testing/brute_force.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

MemoryPlan random_plan(Random& random, const Terrain& terrain) {
    MemoryPlan plan{.radius = static_cast<int>(random.below(4)),
                    .most = random.below(4),
                    .cap = static_cast<std::size_t>(random.between(1, Memory::most_items)),
                    .demands = {}};
    plan.demands.resize(terrain.items.size());
    for (auto& demand : plan.demands) {
        for (std::uint32_t rank = 1; rank < terrain.count(); ++rank) {
            if (random.chance(1, 4)) demand.push_back(rank);
        }
    }
    return plan;
}

Prices random_prices(Random& random, const Terrain& terrain) {
    Prices prices = no_prices(terrain, random.chance(1, 2) ? 1 : 8);
    prices.grain = static_cast<std::int32_t>(random.between(1, 3));
    const bool in_life = random.chance(1, 2);
    const bool in_steps = random.chance(1, 2);
    for (std::size_t i = 0; i < terrain.items.size(); ++i) {
        const std::int64_t most = std::max(terrain.items[i].gain, 0) * prices.scale;
        if (in_life) prices.life[i] = static_cast<std::int32_t>(random.between(0, most));
        if (in_steps) prices.delay[i] = static_cast<std::int32_t>(random.below(4));
        prices.life_sum += prices.life[i];
        prices.delay_sum += prices.delay[i];
    }
    return prices;
}

// Somewhere on the way: what has been taken before, and the field that is left.
struct Position {
    std::uint32_t rank = 0;
    std::uint32_t taken = 0;
    int slack = 0;
    Field rest;
};

Position random_position(Random& random, const Field& field, const Terrain& terrain, int most_slack) {
    Position position;
    do {
        position.rank =
            random.chance(1, 3) ? terrain.start : static_cast<std::uint32_t>(random.between(1, terrain.count() - 1));
    } while (terrain.excess[position.rank] > most_slack);
    position.slack = static_cast<int>(random.between(0, most_slack - terrain.excess[position.rank]));
    position.rest = field;
    position.rest.start = terrain.cell_of(position.rank);
    position.rest.items.clear();
    for (std::size_t i = 0; i < terrain.items.size(); ++i) {
        if (terrain.item_rank[i] == position.rank || random.chance(1, 3)) {
            position.taken |= 1U << i;
        } else {
            position.rest.items.push_back(terrain.items[i]);
        }
    }
    return position;
}

unsigned remembered(const Memory& memory, const Position& position) {
    unsigned state = 0;
    const Memory::List& list = memory.lists[memory.list_of[position.rank]];
    for (std::size_t b = 0; b < list.size; ++b) {
        if ((position.taken >> static_cast<unsigned>(list.items[b]) & 1U) != 0) state |= 1U << b;
    }
    return state;
}

// What the table asks of somebody there, in life: prices of what is taken are paid, delays of what is left are credit.
template <class Value>
std::int64_t need_in_life(const NeedTable<Value>& table, const Memory& memory, const Prices& prices,
                          const Position& position) {
    std::int64_t layer = std::int64_t{position.slack} * prices.grain + prices.delay_sum;
    std::int64_t unpaid = prices.life_sum;
    for (std::size_t i = 0; i < prices.life.size(); ++i) {
        if ((position.taken >> i & 1U) == 0) continue;
        layer -= prices.delay[i];
        unpaid -= prices.life[i];
    }
    return table.need(position.rank, remembered(memory, position), static_cast<int>(layer)) - unpaid;
}

template <class Value>
class NeedTableTest : public ::testing::Test {};
using Values = ::testing::Types<std::int16_t, std::int32_t>;
TYPED_TEST_SUITE(NeedTableTest, Values);

TYPED_TEST(NeedTableTest, NeverAboveTheTruth) {
    Random random(1);
    int looked_at = 0;
    for (int round = 0; round < 3000; ++round) {
        const Field field = testing::random_field(random, {.harm = round % 4 == 0});
        const auto terrain = testing::lay_out(field);
        if (!terrain || !NeedTable<TypeParam>::fits(*terrain, 8)) continue;
        const Memory memory = make_memory(*terrain, random_plan(random, *terrain));
        const Prices prices = random_prices(random, *terrain);
        const int slack = static_cast<int>(random.below(6));
        const auto layers = static_cast<int>(slack * prices.grain + prices.delay_sum + 1);
        Budget budget;
        const auto everywhere =
            NeedTable<TypeParam>::build(*terrain, memory, prices, layers, Survival::everywhere, -1, budget);
        const auto at_goal =
            NeedTable<TypeParam>::build(*terrain, memory, prices, layers, Survival::at_goal, -1, budget);
        ASSERT_TRUE(everywhere && at_goal);
        for (int i = 0; i < 3; ++i) {
            Position position = random_position(random, field, *terrain, slack);
            const int last = terrain->to_goal[position.rank] + 2 * position.slack;
            const std::int64_t least = brute_force::least_life(position.rest, last);
            ASSERT_LE(need_in_life(*everywhere, memory, prices, position), least * prices.scale)
                << ::testing::PrintToString(position.rest);

            position.rest.life = least + static_cast<std::int64_t>(random.below(5));
            if (position.rest.life > field.life + terrain->total_gain) continue;
            const std::int64_t most = brute_force::trade_off(position.rest, last).back().second + terrain->cost[0];
            const std::int64_t spare =
                position.rest.life * prices.scale - need_in_life(*at_goal, memory, prices, position);
            ASSERT_GE(spare + prices.scale, most * prices.scale) << ::testing::PrintToString(position.rest);
            ++looked_at;
        }
    }
    ASSERT_GT(looked_at, 300);
}

TYPED_TEST(NeedTableTest, ExactWhereEverythingIsRememberedAndNothingHarms) {
    Random random(2);
    for (int round = 0; round < 1000; ++round) {
        const Field field = testing::random_field(random, {.most_items = 3});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const Memory memory = make_memory(*terrain, {.radius = 100, .most = 3, .cap = 3, .demands = {}});
        const Prices prices = no_prices(*terrain, 1);
        const int slack = static_cast<int>(random.below(6));
        Budget budget;
        const auto table =
            NeedTable<TypeParam>::build(*terrain, memory, prices, slack + 1, Survival::everywhere, -1, budget);
        ASSERT_TRUE(table);
        for (int j = 0; j <= slack; ++j) {
            // What nobody can have is not told apart from what is even more.
            const std::int64_t truth = brute_force::least_life(field, terrain->shortest + 2 * j);
            const std::int64_t least = table->least(*terrain, j);
            ASSERT_EQ(std::min(least, field.life + 1), std::min(truth, field.life + 1))
                << ::testing::PrintToString(field);
        }
    }
}

TYPED_TEST(NeedTableTest, TrackingWhatMovedChangesNoValue) {
    Random random(3);
    for (int round = 0; round < 2000; ++round) {
        const Field field = testing::random_field(random, {.most_rows = 7, .most_cols = 7, .most_items = 6});
        const auto terrain = testing::lay_out(field);
        if (!terrain || !NeedTable<TypeParam>::fits(*terrain, 8)) continue;
        const Memory memory = make_memory(*terrain, random_plan(random, *terrain));
        const Prices prices = random_prices(random, *terrain);
        const auto layers = static_cast<int>(random.between(1, 12) * prices.grain + prices.delay_sum + 1);
        const Survival survival = random.chance(1, 2) ? Survival::everywhere : Survival::at_goal;
        Budget budget;
        const auto plain = NeedTable<TypeParam>::build(*terrain, memory, prices, layers, survival, -1, budget, never);
        const auto tracked = NeedTable<TypeParam>::build(*terrain, memory, prices, layers, survival, -1, budget, 0);
        ASSERT_TRUE(plain && tracked);
        for (int j = 0; j < layers; ++j) {
            for (std::uint32_t rank = 0; rank < terrain->count(); ++rank) {
                if (terrain->excess[rank] * prices.grain > layers - 1 - j) continue;
                for (unsigned state = 0; state < memory.states(rank); ++state) {
                    ASSERT_EQ(plain->need(rank, state, j), tracked->need(rank, state, j))
                        << "rank " << rank << ", layer " << j << '\n'
                        << ::testing::PrintToString(field);
                }
            }
        }
    }
}

TYPED_TEST(NeedTableTest, WithoutLimitNoWinnerIsGivenUp) {
    Random random(4);
    int given_up = 0;
    for (int round = 0; round < 2000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 4 == 0});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const Memory memory = make_memory(*terrain, random_plan(random, *terrain));
        Budget budget;
        const auto least = NeedTable<TypeParam>::least_unlimited(*terrain, memory, field.life, budget);
        if (!least) continue;
        if (*least <= field.life) continue;
        ++given_up;
        ASSERT_FALSE(brute_force::winnable(field)) << ::testing::PrintToString(field);
    }
    ASSERT_GT(given_up, 50);
}

// Gains and costs far beyond those of MAZE must not overflow the small type where it says that they fit.
TEST(NeedTable, FitsMeansNoOverflow) {
    Random random(5);
    int small = 0;
    for (int round = 0; round < 2000; ++round) {
        Field field = testing::random_field(random, {.most_items = 3});
        const auto factor = static_cast<std::int16_t>(random.between(1, 400));
        for (std::int16_t& cost : field.cost) {
            if (cost != blocked) cost = static_cast<std::int16_t>(cost * factor);
        }
        for (Item& item : field.items) item.gain *= factor;
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const Memory memory = make_memory(*terrain, {.radius = 0, .most = 1, .cap = 1, .demands = {}});
        for (const std::int32_t scale : {1, 8, 64}) {
            if (!NeedTable<std::int16_t>::fits(*terrain, scale)) continue;
            ++small;
            const Prices prices = no_prices(*terrain, scale);
            for (const Survival survival : {Survival::everywhere, Survival::at_goal}) {
                Budget budget;
                const auto narrow = NeedTable<std::int16_t>::build(*terrain, memory, prices, 8, survival, -1, budget);
                const auto wide = NeedTable<std::int32_t>::build(*terrain, memory, prices, 8, survival, -1, budget);
                for (int j = 0; j < 8; ++j) {
                    ASSERT_EQ(narrow->least(*terrain, j), wide->least(*terrain, j))
                        << "scale " << scale << ", layer " << j << '\n'
                        << ::testing::PrintToString(field);
                }
            }
        }
    }
    ASSERT_GT(small, 100);
}

TEST(NeedTable, StopsWhereTheStartHasEnough) {
    const Field field = testing::vault(4, 3);
    const auto terrain = testing::lay_out(field);
    const Memory memory = make_memory(*terrain, {.radius = 20, .most = 4, .cap = 4, .demands = {}});
    const Prices prices = no_prices(*terrain, 1);
    Budget budget;
    const auto whole = NeedTable<std::int16_t>::build(*terrain, memory, prices, 20, Survival::everywhere, -1, budget);
    const auto early = NeedTable<std::int16_t>::build(*terrain, memory, prices, 20, Survival::everywhere, 3, budget);
    ASSERT_TRUE(whole && early);
    ASSERT_LT(early->layers(), whole->layers());
    const int last = early->layers() - 1;
    EXPECT_GT(whole->least(*terrain, last - 1), 3);
    EXPECT_LE(whole->least(*terrain, last), 3);
}

TEST(NeedTable, GivesItsMemoryBack) {
    const auto terrain = testing::lay_out(testing::vault(4, 3));
    const Memory memory = make_memory(*terrain, {});
    const Prices prices = no_prices(*terrain, 1);
    Budget budget;
    {
        auto table = NeedTable<std::int16_t>::build(*terrain, memory, prices, 10, Survival::everywhere, -1, budget);
        EXPECT_GE(budget.bytes(), 10 * memory.first.back() * sizeof(std::int16_t));
        const auto moved = std::move(*table);
        table = NeedTable<std::int16_t>::build(*terrain, memory, prices, 5, Survival::everywhere, -1, budget);
    }
    EXPECT_EQ(budget.bytes(), 0U);

    Budget tight({.bytes = 5 * memory.first.back() * sizeof(std::int16_t)});
    EXPECT_FALSE(NeedTable<std::int16_t>::build(*terrain, memory, prices, 10, Survival::everywhere, -1, tight));
    EXPECT_EQ(tight.stopped_by(), Stop::memory);
    EXPECT_EQ(tight.bytes(), 0U);
}

}  // namespace
}  // namespace ariadne::resource
