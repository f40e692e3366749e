#include "worlds/rush/generate.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "worlds/rush/component.h"
#include "worlds/rush/generate_change.h"
#include "worlds/rush/generate_depths.h"
#include "worlds/rush/solve.h"

namespace ariadne::rush {
namespace {

Result<Card> make(const Recipe& recipe, std::uint64_t seed) {
    Budget budget;
    std::vector<Message> warnings;
    Result<Card> made = generate(recipe, seed, budget, warnings);
    EXPECT_TRUE(warnings.empty());
    return made;
}

std::vector<Slide> solution(const Board& board) {
    Budget budget;
    const Finding answer = solve(board, {}, budget);
    EXPECT_TRUE(answer.proven);
    return answer.slides;
}

// Apart from the generator's own loop: every vehicle but the red one is left out in turn.
bool is_minimal(const Board& board) {
    const std::size_t moves = solution(board).size();
    for (const Vehicle& gone : board.vehicles) {
        if (gone == board.red_car()) continue;
        Board fewer = board;
        std::erase(fewer.vehicles, gone);
        fewer.red =
            static_cast<std::size_t>(std::ranges::find(fewer.vehicles, board.red_car()) - fewer.vehicles.begin());
        if (solution(fewer).size() == moves) return false;
    }
    return true;
}

void expect_as_asked(const Recipe& recipe, const Card& made) {
    const std::string text = write_card(made);
    SCOPED_TRACE(text);
    EXPECT_EQ(parse(text).value().board, made.board);
    EXPECT_EQ(made.board.size, recipe.size);
    const std::vector<Slide> slides = solution(made.board);
    EXPECT_EQ(slides.size(), made.moves);
    Budget budget;
    EXPECT_EQ(explore(made.board, Objective::moves, budget).value().states, made.states);
    if (recipe.moves) {
        EXPECT_EQ(slides.size(), static_cast<std::size_t>(*recipe.moves));
    }
    if (recipe.level) {
        EXPECT_EQ(difficulty(made.board, slides).level, *recipe.level);
    }
    if (recipe.vehicles) {
        EXPECT_EQ(made.board.vehicles.size(), static_cast<std::size_t>(*recipe.vehicles));
    }
    EXPECT_EQ(made.board.walls.size(), static_cast<std::size_t>(recipe.walls));
    if (recipe.boxed) {
        EXPECT_LE(std::ranges::count(made.board.vehicles, 2, &Vehicle::length), 12);
        EXPECT_LE(std::ranges::count(made.board.vehicles, 3, &Vehicle::length), 4);
    }
    if (recipe.minimal) {
        EXPECT_TRUE(is_minimal(made.board));
    }
}

void expect_over_seeds(const Recipe& recipe, std::uint64_t seeds) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        SCOPED_TRACE(seed);
        const Result<Card> made = make(recipe, seed);
        ASSERT_TRUE(made) << made.error().message;
        expect_as_asked(recipe, *made);
    }
}

TEST(RushGenerate, ExactMoves) {
    for (int moves = 1; moves <= 14; ++moves) expect_over_seeds({.moves = moves}, 2);
}

TEST(RushGenerate, Minimal) {
    expect_over_seeds({.moves = 8, .minimal = true}, 8);
    expect_over_seeds({.moves = 12, .minimal = true}, 4);
}

TEST(RushGenerate, Levels) {
    expect_over_seeds({.level = Level::beginner}, 5);
    expect_over_seeds({.level = Level::intermediate}, 2);
}

TEST(RushGenerate, VehiclesWallsAndTheBox) {
    for (const int vehicles : {4, 7, 10}) expect_over_seeds({.moves = 5, .vehicles = vehicles}, 3);
    for (const int walls : {1, 2, 4}) expect_over_seeds({.moves = 8, .walls = walls}, 3);
    expect_over_seeds({.moves = 10, .boxed = true}, 8);
    expect_over_seeds({.moves = 6, .vehicles = 7, .walls = 1, .boxed = true, .minimal = true}, 3);
}

TEST(RushGenerate, OtherSizes) {
    expect_over_seeds({.size = {4, 4}, .moves = 4}, 3);
    expect_over_seeds({.size = {5, 5}, .moves = 8}, 3);
    expect_over_seeds({.size = {5, 7}, .moves = 6}, 2);
    expect_over_seeds({.size = {7, 7}, .moves = 5}, 1);
}

TEST(RushGenerate, ASeedGivesTheSameBoardEverywhere) {
    EXPECT_EQ(write_line(make({.moves = 9}, 5).value().board), "BCDDDEBCFFGE.HAAGI.HJJJIKK...I.LLMMM");
}

TEST(RushGenerate, GivesTheHardestFoundWhereItsBudgetEnds) {
    for (const bool minimal : {false, true}) {
        Budget budget({.nodes = 500'000});
        std::vector<Message> warnings;
        const Card made = generate({.moves = 45, .minimal = minimal}, 1, budget, warnings).value();
        ASSERT_EQ(warnings.size(), 1U);
        EXPECT_EQ(warnings[0], "no such board with 45 moves was found; the hardest position found takes " +
                                   std::to_string(*made.moves));
        EXPECT_GT(*made.moves, 5U);
        expect_as_asked({.minimal = minimal}, made);
    }
}

TEST(RushGenerate, OptionsAreRead) {
    const Recipe recipe = recipe_from({{"rows", "5"}, {"moves", "7"}, {"level", "expert"}, {"minimal", "yes"}}).value();
    EXPECT_EQ(recipe.size, (Size{5, 6}));
    EXPECT_EQ(recipe.moves, 7);
    EXPECT_EQ(recipe.level, Level::expert);
    EXPECT_TRUE(recipe.minimal);
    EXPECT_FALSE(recipe.boxed);
}

TEST(RushGenerate, DepthsAgreeWithTheComponent) {
    Random random(3);
    Depths depths(4000);
    int compared = 0;
    for (int i = 0; i < 60; ++i) {
        const auto board = rush::random_board(Recipe{.walls = i % 3}, random);
        if (!board || !depths.explore(*board)) continue;
        ++compared;
        Budget budget;
        const Component component = explore(renamed(*board), Objective::moves, budget).value();
        ASSERT_EQ(depths.states(), component.states);
        ASSERT_EQ(depths.farthest(), component.farthest());
        for (int moves = 0; moves <= depths.farthest(); ++moves)
            ASSERT_EQ(depths.level(moves).size(), component.histogram[static_cast<std::size_t>(moves)]);
    }
    EXPECT_GT(compared, 10);
}

}  // namespace
}  // namespace ariadne::rush
