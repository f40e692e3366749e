#include "worlds/maze/edit.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/edit_test.h"
#include "worlds/maze/entry.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/maze/text.h"

namespace ariadne::maze {
namespace {

using worlds::testing::paint;
using worlds::testing::refusal;

constexpr std::string_view edited = "N=2, M=3, P=12\nS04\n#TE\n";

TEST(MazeEdit, EachBrushLeavesItsSign) {
    const std::vector<worlds::Brush> brushes = editor().brushes();
    constexpr std::string_view signs = "0123456789#SET";
    ASSERT_EQ(brushes.size(), signs.size());
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const auto painted = paint(entry(), "N=2, M=3, P=12\nS0#\n00E\n", {{{0, 2}, brushes[i].name}});
        ASSERT_TRUE(painted) << painted.error().message;
        EXPECT_EQ((*painted)[17], signs[i]) << *painted;
    }
}

TEST(MazeEdit, StartAndEndMove) {
    EXPECT_EQ(paint(entry(), edited, {{{1, 0}, "start"}, {{0, 1}, "end"}}), "N=2, M=3, P=12\n0E4\nST0\n");
    EXPECT_EQ(paint(entry(), edited, {{{0, 1}, "start"}, {{0, 0}, "9"}}), "N=2, M=3, P=12\n9S4\n#TE\n");
    EXPECT_EQ(paint(entry(), edited, {{{0, 1}, "start"}, {{0, 2}, "start"}, {{1, 1}, "end"}, {{1, 0}, "end"}}),
              "N=2, M=3, P=12\n00S\nE00\n");
}

TEST(MazeEdit, FactsAreChangedAndTold) {
    EXPECT_EQ(entry().read(edited).value()->facts(),
              (std::vector<worlds::Fact>{{.name = "life", .value = "12", .least = 1, .most = largest_life}}));
    EXPECT_EQ(paint(entry(), edited, {}, {{"life", "7"}}), "N=2, M=3, P=7\nS04\n#TE\n");
}

TEST(MazeEdit, WhatCannotBeIsRefused) {
    const auto one = [](Cell cell, std::string brush) { return refusal(paint(entry(), edited, {{cell, brush}})); };
    EXPECT_EQ(one({0, 0}, "wall"), "the start is at (0,1); move it before painting over it");
    EXPECT_EQ(one({1, 2}, "start"), "the exit is at (2,0); move it before painting over it");
    EXPECT_EQ(one({2, 1}, "wall"), "(1,-1) is off the board of 2 x 3 cells");
    EXPECT_EQ(one({0, 1}, "lava"),
              "unknown brush 'lava'; the brushes are 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, wall, start, end, treasure");
    EXPECT_EQ(refusal(paint(entry(), edited, {}, {{"life", "0"}})),
              "life: found '0', expected a number from 1 to 1000000000");
    EXPECT_EQ(refusal(paint(entry(), edited, {}, {{"life", "1000000001"}})),
              "life: found '1000000001', expected a number from 1 to 1000000000");
    EXPECT_EQ(refusal(paint(entry(), edited, {}, {{"life", "7x"}})),
              "life: found '7x', expected a number from 1 to 1000000000");
    EXPECT_EQ(refusal(paint(entry(), edited, {}, {{"energy", "7"}})), "unknown fact 'energy'; the facts are life");
    EXPECT_EQ(paint(entry(), "N=2, M=3, P=12\nS04\n", {}).error().line, 3);
    EXPECT_FALSE(editor().resize("N=2", {2, 2}));
}

TEST(MazeEdit, SizesHaveLimits) {
    EXPECT_EQ(editor().blank({2, 3}), "N=2, M=3, P=10\nS00\n00E\n");
    EXPECT_EQ(editor().blank({1, 2}), "N=1, M=2, P=10\nSE\n");
    EXPECT_EQ(refusal(editor().blank({1, 1})), "found a board of 1 x 1 cells, expected at least 2 cells");
    EXPECT_EQ(refusal(editor().blank({0, 5})), "found a board of 0 x 5 cells, expected 1 to 100000 rows and columns");
    EXPECT_EQ(refusal(editor().resize(edited, {5, 100'001})),
              "found a board of 5 x 100001 cells, expected 1 to 100000 rows and columns");
    EXPECT_EQ(refusal(editor().resize(edited, {100'000, 100'000})),
              "found a board of 100000 x 100000 cells, expected at most 4000000 cells in the editor");
}

TEST(MazeEdit, EndsThatFallOffGoToTheNearestFreeCell) {
    EXPECT_EQ(editor().resize(edited, {3, 4}), "N=3, M=4, P=12\nS040\n#TE0\n0000\n");
    EXPECT_EQ(editor().resize(edited, {2, 2}), "N=2, M=2, P=12\nSE\n#T\n") << "neither in the wall nor on the treasure";
    EXPECT_EQ(editor().resize("N=2, M=2, P=1\n##\nSE\n", {1, 2}), "N=1, M=2, P=1\nSE\n") << "walls, but nothing else";
    EXPECT_EQ(editor().resize("N=2, M=2, P=1\nES\n11\n", {2, 1}), "N=2, M=1, P=1\nE\nS\n");
}

RC_GTEST_PROP(MazeEdit, StrokesAreRefusedOrShown, (std::uint64_t seed)) {
    Random random(seed);
    const std::vector<worlds::Brush> brushes = editor().brushes();
    const auto shows = [&](const render::Board& board, const worlds::Stroke& stroke) {
        return board.style(stroke.cell) == worlds::testing::brush(brushes, stroke.brush).style;
    };
    const std::string text = write(testing::random_map(random));
    RC_ASSERT(worlds::testing::fault_of_editing(entry(), text, random, 9, shows) == "");
}

}  // namespace
}  // namespace ariadne::maze
