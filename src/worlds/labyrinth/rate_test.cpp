#include "worlds/labyrinth/rate.h"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "worlds/labyrinth/testing/random_labyrinth.h"

namespace ariadne::labyrinth {
namespace {

double value(const worlds::Rating& rating, std::string_view name) {
    const auto found = std::ranges::find(rating.measures, name, &worlds::Measure::name);
    return found == rating.measures.end() ? -1 : found->value;
}

// o-o-o-o
//   |
//   o
TEST(Rate, TellsWhatALabyrinthIsMadeOf) {
    Labyrinth t = solid({2, 4});
    for (const int col : {0, 1, 2}) t.put({0, col}, Direction::right, true);
    t.put({0, 1}, Direction::down, true);
    t.exit = {1, 1};
    Budget budget;
    const worlds::Rating rating = rate(t, budget);
    EXPECT_EQ(value(rating, "rooms"), 8);
    EXPECT_EQ(value(rating, "passages"), 4);
    EXPECT_EQ(value(rating, "pieces"), 4);
    EXPECT_EQ(value(rating, "loops"), 0);
    EXPECT_EQ(value(rating, "dead_ends"), 37.5);
    EXPECT_EQ(value(rating, "river"), 1.33);
    EXPECT_EQ(value(rating, "solution_steps"), 2);
    EXPECT_EQ(value(rating, "solution_share"), 37.5);
    EXPECT_EQ(value(rating, "solution_turns"), 1);
    EXPECT_EQ(value(rating, "solution_decisions"), 1);
    EXPECT_TRUE(rating.remarks.empty());

    t.exit = {1, 3};
    const worlds::Rating cut = rate(t, budget);
    EXPECT_EQ(value(cut, "solution_steps"), -1);
    ASSERT_EQ(cut.remarks.size(), 1U);
    EXPECT_EQ(cut.remarks[0], "There is no route from the entrance to the exit, so no solution is measured.");
}

TEST(Rate, MeasuresNothingOnceItsBudgetHasEnded) {
    const CancelFlag cancel = true;
    Budget budget(Limits{}, &cancel);
    const worlds::Rating rating = rate(solid({300, 300}), budget);
    EXPECT_TRUE(rating.measures.empty());
    ASSERT_EQ(rating.remarks.size(), 1U);
    EXPECT_EQ(rating.remarks[0], "A limit was reached, so nothing is measured.");
}

TEST(Rate, CountsLoops) {
    Random random(9);
    for (int round = 0; round < 50; ++round) {
        Labyrinth labyrinth = testing::random_labyrinth({6, 6}, {.masked = round % 2 == 0}, random);
        Budget budget;
        EXPECT_EQ(value(rate(labyrinth, budget), "loops"), 0);
        for (const Direction d : {Direction::right, Direction::down}) {
            const Cell from = labyrinth.entrance;
            if (!labyrinth.has(step(from, d)) || labyrinth.open(from, d)) continue;
            labyrinth.put(from, d, true);
            EXPECT_EQ(value(rate(labyrinth, budget), "loops"), 1);
            break;
        }
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
