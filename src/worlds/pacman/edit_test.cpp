#include "worlds/pacman/edit.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/edit_test.h"
#include "worlds/pacman/entry.h"
#include "worlds/pacman/testing/examples.h"
#include "worlds/pacman/testing/random_map.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {
namespace {

using worlds::testing::paint;
using worlds::testing::refusal;

constexpr std::string_view map = "3,2\n1,1,9\n3,2\nV,J3,Z\nB2,Z4,V\n";

TEST(PacmanEdit, EachBrushLeavesItsTile) {
    std::vector<std::string> expected = {"V"};
    const auto add = [&](char letter) {
        for (char value = '1'; value <= '9'; ++value) expected.push_back({letter, value});
    };
    add('J');
    add('Z');
    expected.emplace_back("Z");
    add('B');
    expected.emplace_back("B");
    const std::vector<worlds::Brush> brushes = editor().brushes();
    ASSERT_EQ(brushes.size(), expected.size() + 2);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto painted = paint(entry(), map, {{{0, 1}, brushes[i].name}});
        EXPECT_EQ(painted, "3,2\n1,1,9\n3,2\nV," + expected[i] + ",Z\nB2,Z4,V\n") << brushes[i].name;
    }
    EXPECT_EQ(brushes[1].name, "food 1");
    EXPECT_EQ(brushes[18].name, "wall 9");
    EXPECT_EQ(brushes[19].name, "endless wall");
    EXPECT_EQ(brushes[20].name, "bomb 1");
    EXPECT_EQ(brushes[29].name, "deadly bomb");
}

TEST(PacmanEdit, StartAndGoalMoveToEmptyCells) {
    EXPECT_EQ(paint(entry(), map, {{{0, 1}, "start"}, {{1, 0}, "goal"}}), "3,2\n2,1,9\n1,2\nV,V,Z\nV,Z4,V\n");
}

TEST(PacmanEdit, BothFormatsBecomeCommaText) {
    EXPECT_EQ(paint(entry(), testing::example_json, {}), testing::example);
    EXPECT_EQ(entry().read(testing::example_json).value()->facts(),
              (std::vector<worlds::Fact>{{.name = "energy", .value = "10", .least = 1, .most = largest_energy}}));
    EXPECT_EQ(paint(entry(), map, {}, {{"energy", "70"}}), "3,2\n1,1,70\n3,2\nV,J3,Z\nB2,Z4,V\n");
}

TEST(PacmanEdit, WhatCannotBeIsRefused) {
    const auto one = [](Cell cell, std::string brush) { return refusal(paint(entry(), map, {{cell, brush}})); };
    EXPECT_EQ(one({0, 0}, "empty"), "the start is at (1,1); move it before painting over it");
    EXPECT_EQ(one({1, 2}, "start"), "the goal is at (3,2); move it before painting over it");
    EXPECT_EQ(one({0, 3}, "food 1"), "(4,1) is off the board of 2 x 3 cells");
    EXPECT_TRUE(one({0, 1}, "food 10").starts_with("unknown brush 'food 10'; the brushes are empty, food 1,"));
    EXPECT_EQ(refusal(paint(entry(), map, {}, {{"energy", "-1"}})),
              "energy: found '-1', expected a number from 1 to 1000000000");
    EXPECT_FALSE(paint(entry(), "3,2\n", {}));
}

TEST(PacmanEdit, SizesHaveLimits) {
    EXPECT_EQ(editor().blank({2, 3}), "3,2\n1,1,5\n3,2\nV,V,V\nV,V,V\n");
    EXPECT_EQ(refusal(editor().blank({1, 1})), "found a board of 1 x 1 cells, expected at least 2 cells");
    EXPECT_EQ(refusal(editor().blank({-1, 5})), "found a board of -1 x 5 cells, expected 1 to 100000 rows and columns");
}

TEST(PacmanEdit, EndsThatFallOffGoToTheNearestEmptyCell) {
    EXPECT_EQ(editor().resize(map, {3, 4}), "4,3\n1,1,9\n3,2\nV,J3,Z,V\nB2,Z4,V,V\nV,V,V,V\n");
    EXPECT_EQ(editor().resize(map, {1, 3}), "3,1\n1,1,9\n3,1\nV,J3,V\n") << "none is empty: the nearest becomes so";
    EXPECT_EQ(editor().resize("3,1\n3,1,4\n2,1\nV,V,V\n", {1, 2}), "2,1\n1,1,4\n2,1\nV,V\n");
}

RC_GTEST_PROP(PacmanEdit, StrokesAreRefusedOrShown, (std::uint64_t seed)) {
    Random random(seed);
    const std::vector<worlds::Brush> brushes = editor().brushes();
    const auto shows = [&](const render::Board& board, const worlds::Stroke& stroke) {
        return board.style(stroke.cell) == worlds::testing::brush(brushes, stroke.brush).style;
    };
    const std::string text = write(testing::random_map(random));
    RC_ASSERT(worlds::testing::fault_of_editing(entry(), text, random, 9, shows) == "");
}

}  // namespace
}  // namespace ariadne::pacman
