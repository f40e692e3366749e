#include "worlds/labyrinth/braid.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "worlds/labyrinth/builders/builder.h"

namespace ariadne::labyrinth {
namespace {

Labyrinth built(std::string_view name, Size size, std::uint64_t seed) {
    Budget budget;
    return build(*find_builder(name), {.size = size}, seed, budget).value();
}

std::size_t dead_ends(const Labyrinth& labyrinth) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
        const Cell c = labyrinth.size.cell(i);
        const auto ways = std::ranges::count_if(all_directions, [&](Direction d) { return labyrinth.open(c, d); });
        count += ways == 1 ? 1U : 0U;
    }
    return count;
}

TEST(Braid, OpensTheShareAskedFor) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        for (const std::uint64_t percent : {0U, 10U, 50U, 90U, 100U}) {
            Labyrinth labyrinth = built("kruskal", {30, 25}, seed);
            const std::size_t before = dead_ends(labyrinth);
            Random random(seed);
            Budget budget;
            Diary diary;
            const std::size_t passages = labyrinth.passage_count();
            braid(labyrinth, percent * 10'000, random, budget, &diary);
            EXPECT_EQ(labyrinth.passage_count(), passages + diary.size());
            const std::size_t asked = (2 * before * percent + 100) / 200;
            const std::size_t opened = before - dead_ends(labyrinth);
            EXPECT_GE(opened, asked);
            EXPECT_LE(opened, asked + 1);
        }
}

TEST(Braid, LeavesNoDeadEndWhenAllAreAskedFor) {
    for (const Builder& builder : all_builders())
        for (const Size size : {Size{2, 2}, Size{2, 9}, Size{15, 20}}) {
            Labyrinth labyrinth = built(builder.name, size, 3);
            Random random(3);
            Budget budget;
            braid(labyrinth, 1'000'000, random, budget);
            EXPECT_EQ(dead_ends(labyrinth), 0U) << builder.name;
        }
    Labyrinth corridor = built("wilson", {1, 9}, 1);  // its two ends have nowhere to go
    Random random(1);
    Budget budget;
    braid(corridor, 1'000'000, random, budget);
    EXPECT_EQ(dead_ends(corridor), 2U);
}

TEST(Loops, AreExactlyAsMany) {
    for (const std::uint64_t loops : {0U, 1U, 7U, 100U}) {
        Labyrinth labyrinth = built("backtracker", {20, 20}, loops);
        Random random(9);
        Budget budget;
        ASSERT_TRUE(add_loops(labyrinth, loops, random, budget));
        EXPECT_EQ(labyrinth.passage_count(), 399 + loops);
    }
}

TEST(Loops, CanTakeEveryInnerWallButNotMore) {
    Labyrinth labyrinth = built("backtracker", {4, 5}, 1);
    Random random(9);
    Budget budget;
    const auto refused = add_loops(labyrinth, 13, random, budget);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "found 13, expected at most 12, the number of inner walls");
    ASSERT_TRUE(add_loops(labyrinth, 12, random, budget));
    EXPECT_EQ(labyrinth.passage_count(), 31U);
}

TEST(Weights, LieOnPassagesOnly) {
    Labyrinth labyrinth = built("prim", {9, 9}, 1);
    Random random(2);
    Budget budget;
    weigh(labyrinth, 7, random, budget);
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
        const Cell c = labyrinth.size.cell(i);
        EXPECT_EQ(labyrinth.weights[2 * i] > 0, labyrinth.right.get(c));
        EXPECT_EQ(labyrinth.weights[2 * i + 1] > 0, labyrinth.down.get(c));
    }
    EXPECT_EQ(*std::ranges::max_element(labyrinth.weights), 7U);
}

TEST(Braid, StopsWhenTheBudgetSaysSo) {
    Labyrinth labyrinth = built("kruskal", {120, 120}, 1);
    Random random(1);
    Budget few(Limits{.nodes = 5'000});
    braid(labyrinth, 1'000'000, random, few);
    EXPECT_TRUE(few.exhausted());
    Budget fewer(Limits{.nodes = 5'000});
    EXPECT_TRUE(add_loops(labyrinth, 10, random, fewer));
    EXPECT_TRUE(fewer.exhausted());
    Budget little(Limits{.bytes = 1'000});
    weigh(labyrinth, 9, random, little);
    EXPECT_TRUE(little.exhausted());
    EXPECT_TRUE(labyrinth.weights.empty());
}

}  // namespace
}  // namespace ariadne::labyrinth
