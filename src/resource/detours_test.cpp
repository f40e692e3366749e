#include "resource/detours.h"

#include <string>

#include <gtest/gtest.h>

#include "resource/cheapest.h"
#include "resource/solve.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/expect_sound.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

// A field of one row: digits cost that much, T gives five, S and E are the ends.
Field row(const std::string& cells, std::int64_t life) {
    Field field;
    field.size = {1, static_cast<int>(cells.size())};
    field.life = life;
    for (int col = 0; col < field.size.cols; ++col) {
        const char c = cells[static_cast<std::size_t>(col)];
        const Cell cell{0, col};
        field.cost.push_back(static_cast<std::int16_t>(c >= '0' && c <= '9' ? c - '0' : 0));
        if (c == 'T') field.items.push_back({cell, 5});
        if (c == 'S') field.start = cell;
        if (c == 'E') field.goal = cell;
    }
    return field;
}

// Empty where there is none.
std::vector<Cell> cheapest(const Field& field) {
    Budget budget;
    Charge charge(budget);
    const std::vector<std::int32_t> losses = losses_to(field, field.goal, charge, budget);
    if (losses[field.size.index(field.start)] == no_way) return {};
    return cheapest_way(field, losses, field.start);
}

std::int64_t life_with_detours(const Field& field) {
    Budget budget;
    const auto walk = walk_with_detours(field, cheapest(field), budget);
    return walk ? walk->life : -1;
}

TEST(Detours, AreMadeWhereTheyPay) {
    EXPECT_EQ(life_with_detours(row("T2SE", 9)), 9 - 2 + 5 - 2);
    EXPECT_EQ(life_with_detours(row("T3SE", 9)), 9);
    EXPECT_EQ(life_with_detours(row("T4T2SE", 9)), 9 - 2 + 5 - 2);
    EXPECT_EQ(life_with_detours(row("TTTT9SE", 12)), 12 - 9 + 20 - 9);  // together
}

TEST(Detours, AreLeftOutWhereTheyKill) {
    EXPECT_EQ(life_with_detours(row("T2SE", 2)), 2);
    EXPECT_EQ(life_with_detours(row("T2ST4E", 2)), 2 + 5 - 4);
    EXPECT_EQ(life_with_detours(row("S4TE", 4)), -1);
}

// Nobody gets more than there is, and nobody less than without.
TEST(Detours, LieBetweenTheWayAndTheTruth) {
    Random random(86);
    int better = 0;
    int saved = 0;
    for (int round = 0; round < 6000; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 3 == 0});
        const std::vector<Cell> way = cheapest(field);
        if (way.empty()) continue;
        Budget budget;
        const auto walk = walk_with_detours(field, way, budget);
        const auto plain = walk_along(field, way);
        ASSERT_TRUE(!plain || (walk && walk->life >= plain->life)) << ::testing::PrintToString(field);
        if (!walk) continue;
        ASSERT_NO_FATAL_FAILURE(expect_sound(field, *walk));
        ASSERT_LE(walk->life, brute_force::trade_off(field).back().second) << ::testing::PrintToString(field);
        if (!plain) ++saved;
        if (plain && walk->life > plain->life) ++better;
    }
    EXPECT_GT(better, 200);
    EXPECT_GT(saved, 50);
}

// The treasure at the end of the corridor is planned and cannot be afforded; what lies beside the corridor does not pay
// for the way back.
TEST(Detours, GiveUpALongOneOnce) {
    constexpr int length = 60;
    Field field;
    field.size = {2, length};
    field.cost.assign(field.size.area(), 1);
    field.life = 30;
    field.start = {0, 1};
    field.cost[0] = field.cost[1] = 0;
    field.cost[length] = field.cost[length + 1] = blocked;
    field.cost[length - 2] = 200;
    for (int col = 2; col < length; ++col) {
        field.cost[static_cast<std::size_t>(length + col)] = col % 2 == 0 ? std::int16_t{0} : blocked;
        if (col % 2 == 0) field.items.push_back({{1, col}, 3});
    }
    field.items.push_back({{0, length - 1}, 2000});
    EXPECT_EQ(life_with_detours(field), field.life + 1);
}

TEST(Detours, EndWithTheBudget) {
    Random random(88);
    for (int round = 0; round < 2000; ++round) {
        const Field field = testing::tight_field(random);
        const std::vector<Cell> way = cheapest(field);
        if (way.empty()) continue;
        const std::size_t room = random.chance(1, 4) ? 50 : 10'000;
        Budget budget({.nodes = random.below(30), .bytes = room});
        const auto walk = walk_with_detours(field, way, budget);
        ASSERT_EQ(budget.bytes(), 0U);
        if (!walk) continue;
        ASSERT_NO_FATAL_FAILURE(expect_sound(field, *walk));
        ASSERT_GT(room, 50U);
    }
}

// Every other cell has a treasure, and the graph of items has more edges than anybody keeps.
TEST(Detours, EmptyALargeBoardSoon) {
    Random random(87);
    Field field;
    field.size = {200, 200};
    field.life = 1;
    for (std::size_t i = 0; i < field.size.area(); ++i) {
        field.cost.push_back(static_cast<std::int16_t>(random.chance(1, 4) ? random.below(4) : 0));
        if (i % 2 == 1 && i + 1 < field.size.area()) field.items.push_back({field.size.cell(i), 5});
    }
    field.goal = field.size.cell(field.size.area() - 1);
    field.cost.front() = field.cost.back() = 0;
    Budget budget({.nodes = 1'000'000});
    const Finding answer = solve(field, {.objective = Objective::life, .trace = {}}, budget);
    ASSERT_TRUE(answer.best);
    EXPECT_GT(answer.best->life, answer.bound * 95 / 100);
}

}  // namespace
}  // namespace ariadne::resource
