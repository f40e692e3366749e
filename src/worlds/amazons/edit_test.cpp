#include "worlds/amazons/edit.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/amazons/entry.h"
#include "worlds/amazons/testing/random_position.h"
#include "worlds/amazons/text.h"
#include "worlds/edit_test.h"

namespace ariadne::amazons {
namespace {

using worlds::testing::paint;
using worlds::testing::refusal;

constexpr std::string_view small = "q3/1*2/4/Q3 w\n";

TEST(AmazonsEdit, EachBrushLeavesItsPiece) {
    EXPECT_EQ(paint(entry(), small, {{{0, 3}, "white"}}), "q2Q/1*2/4/Q3 w\n");
    EXPECT_EQ(paint(entry(), small, {{{3, 0}, "black"}}), "q3/1*2/4/q3 w\n");
    EXPECT_EQ(paint(entry(), small, {{{2, 2}, "arrow"}}), "q3/1*2/2*1/Q3 w\n");
    EXPECT_EQ(paint(entry(), small, {{{1, 1}, "empty"}, {{0, 0}, "empty"}}), "4/4/4/Q3 w\n");
}

TEST(AmazonsEdit, TheSideToMoveIsAFact) {
    EXPECT_EQ(entry().read("q3/1*2/4/Q3 b").value()->facts(),
              (std::vector<worlds::Fact>{{.name = "to move", .value = "black", .choices = {"white", "black"}}}));
    EXPECT_EQ(paint(entry(), small, {}, {{"to move", "black"}}), "q3/1*2/4/Q3 b\n");
    EXPECT_EQ(refusal(paint(entry(), small, {}, {{"to move", "red"}})),
              "to move: found 'red', expected one of: white, black");
    EXPECT_EQ(refusal(paint(entry(), small, {}, {{"turn", "white"}})), "unknown fact 'turn'; the facts are to move");
}

TEST(AmazonsEdit, GamesBecomeTheirLastPosition) {
    EXPECT_EQ(paint(entry(), "1. d1-d7/g7 d10-d8/f8\n2. g1-g6/g2\n", {}),
              "6q3/10/3q1*4/q2Q2*2q/6Q3/10/Q8Q/10/6*3/10 b\n");
    EXPECT_EQ(paint(entry(), "a4,d7,g6,j4\na7,d8,g10,j7\nf8,g2,g7\n2\n", {{{8, 6}, "empty"}}),
              "6q3/10/3q1*4/q2Q2*2q/6Q3/10/Q8Q/10/10/10 b\n");
}

TEST(AmazonsEdit, WhatCannotBeIsRefused) {
    EXPECT_EQ(refusal(paint(entry(), small, {{{4, 0}, "white"}})), "[5, 1] is off the board of 4 x 4 cells");
    EXPECT_EQ(refusal(paint(entry(), small, {{{0, 0}, "queen"}})),
              "unknown brush 'queen'; the brushes are white, black, arrow, empty");
    EXPECT_FALSE(paint(entry(), "q3/1*2 x", {}));
    EXPECT_EQ(refusal(editor().blank({11, 10})), "found a board of 11 x 10 cells, expected 1 to 10 rows and columns");
    EXPECT_EQ(refusal(editor().resize(small, {10, 0})),
              "found a board of 10 x 0 cells, expected 1 to 10 rows and columns");
}

TEST(AmazonsEdit, BoardsToBeginWithAreEmpty) {
    EXPECT_EQ(editor().blank({10, 10}), "10/10/10/10/10/10/10/10/10/10 w\n");
    EXPECT_EQ(editor().blank({3, 4}), "4/4/4 w\n");
    EXPECT_EQ(editor().blank({1, 1}), "1 w\n");
}

TEST(AmazonsEdit, WhatNoLongerFitsIsGone) {
    EXPECT_EQ(editor().resize(small, {3, 5}), "q4/1*3/5 w\n");
}

bool shown(const render::Board& board, const worlds::Stroke& stroke) {
    const auto piece = std::ranges::find(board.pieces, stroke.cell, &render::Piece::at);
    const std::string amazon = piece == board.pieces.end() ? "" : board.styles[piece->style].text;
    const bool arrow = board.style(stroke.cell).mark == render::Mark::spent;
    return arrow == (stroke.brush == "arrow") && amazon == (stroke.brush == "white"   ? "O"
                                                            : stroke.brush == "black" ? "X"
                                                                                      : "");
}

RC_GTEST_PROP(AmazonsEdit, StrokesAreRefusedOrShown, (std::uint64_t seed)) {
    Random random(seed);
    const std::string text = write_fen(testing::random_position(random, 9)) + "\n";
    RC_ASSERT(worlds::testing::fault_of_editing(entry(), text, random, 10, shown) == "");
}

}  // namespace
}  // namespace ariadne::amazons
