#include "worlds/amazons/engine/level.h"

#include <gtest/gtest.h>

#include <vector>

#include "worlds/amazons/rules.h"

namespace ariadne::amazons {
namespace {

TEST(Levels, OnlyTheLastIsFullStrength) {
    for (const Level& level : levels()) EXPECT_EQ(level.full(), &level == &levels().back()) << level.name;
    EXPECT_EQ(full_strength().name, levels().back().name);
    EXPECT_EQ(find_level("hard")->name, "hard");
    EXPECT_EQ(find_level("Hard"), nullptr);
    EXPECT_TRUE(level_of_seconds(1).full());
    EXPECT_EQ(options_for(*find_level("easy"), 8, 3).threads, 1U);
    EXPECT_EQ(options_for(full_strength(), 8, 3).threads, 8U);
}

std::vector<Move> game_of(const Level& level, std::uint64_t seed) {
    Engine engine(options_for(level, 1, seed));
    Position position = *new_position(5);
    std::vector<Move> out;
    while (!has_lost(position)) {
        engine.set(position);
        Budget budget;
        const Finding found = engine.think(level.limits, budget);
        EXPECT_TRUE(found.best);
        EXPECT_FALSE(why_not(position, *found.best));
        out.push_back(*found.best);
        position = apply(position, out.back());
    }
    return out;
}

TEST(Levels, ASeedHasOneGameAndWeakLevelsVary) {
    for (const char* name : {"beginner", "easy", "medium"}) {
        const Level& level = *find_level(name);
        EXPECT_EQ(game_of(level, 1), game_of(level, 1)) << name;
        bool differ = false;
        for (std::uint64_t seed = 2; seed < 8; ++seed) differ = differ || game_of(level, seed) != game_of(level, 1);
        EXPECT_TRUE(differ) << name;
    }
}

TEST(Levels, SlipsAreLegalAndAsRareAsTheyShouldBe) {
    const Position position = *new_position();
    const std::vector<Move> legal = legal_moves(position);
    Random random(5);
    int slips = 0;
    for (int i = 0; i < 2'000; ++i) {
        Finding found;
        found.best = legal.front();
        slip_at_times(found, position, 0.25, random);
        EXPECT_FALSE(why_not(position, *found.best));
        slips += *found.best == legal.front() ? 0 : 1;
    }
    EXPECT_GT(slips, 400);
    EXPECT_LT(slips, 600);
    Finding none;
    slip_at_times(none, position, 1, random);
    EXPECT_FALSE(none.best);
}

}  // namespace
}  // namespace ariadne::amazons
