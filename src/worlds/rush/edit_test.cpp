#include "worlds/rush/edit.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/edit_test.h"
#include "worlds/rush/entry.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {
namespace {

using worlds::testing::paint;
using worlds::testing::refusal;

constexpr std::string_view small =
    "....\n"
    "AA.B\n"
    "...B\n"
    "x...\n";

std::string after(const worlds::Stroke& stroke) {
    const auto painted = paint(entry(), small, {stroke});
    return painted ? *painted : painted.error().message.english();
}

TEST(RushEdit, EachBrushLeavesItsPiece) {
    EXPECT_EQ(after({{0, 0}, "car"}), "CC..\nAA.B\n...B\nx...\n");
    EXPECT_EQ(after({{0, 0}, "truck", Direction::right}), "CCC.\nAA.B\n...B\nx...\n");
    EXPECT_EQ(after({{0, 2}, "truck", Direction::down}), "..C.\nAACB\n..CB\nx...\n");
    EXPECT_EQ(after({{2, 1}, "red car"}), "....\n...B\n.AAB\nx...\n");
    EXPECT_EQ(after({{1, 1}, "red car"}), "....\n.AAB\n...B\nx...\n") << "over its own place";
    EXPECT_EQ(after({{0, 0}, "wall"}), "x...\nAA.B\n...B\nx...\n");
    EXPECT_EQ(after({{2, 3}, "empty"}), "....\nAA..\n....\nx...\n");
    EXPECT_EQ(after({{3, 0}, "empty"}), "....\nAA.B\n...B\n....\n");
}

TEST(RushEdit, WhatIsThereStays) {
    EXPECT_EQ(after({{1, 0}, "red car"}), small);
    EXPECT_EQ(after({{1, 3}, "car", Direction::down}), small);
    EXPECT_EQ(after({{3, 0}, "wall"}), small);
    EXPECT_EQ(after({{0, 0}, "empty"}), small);
}

TEST(RushEdit, LettersThatAreFreeComeFirst) {
    EXPECT_EQ(paint(entry(), "....\nAAC.\n..C.\n....\n", {{{0, 0}, "car"}, {{3, 0}, "car"}}),
              "BB..\nAAC.\n..C.\nDD..\n");
    EXPECT_EQ(paint(entry(), "# night\n....\nXX..\n....\n....\n# red: X\n", {{{0, 0}, "car"}, {{2, 0}, "red car"}}),
              "# night\nAA..\n....\nXX..\n....\n# red: X\n");
    EXPECT_EQ(paint(entry(), "7 ....AA.......... 12\n", {}), "....\nAA..\n....\n....\n");
}

TEST(RushEdit, WhatCannotBeIsRefused) {
    EXPECT_EQ(after({{0, 3}, "car"}), "row 1, column 5 is off the board, expected 2 free cells");
    EXPECT_EQ(after({{2, 0}, "truck", Direction::down}),
              "row 4, column 1: a wall is in the way, expected 3 free cells");
    EXPECT_EQ(after({{0, 3}, "car", Direction::down}),
              "row 2, column 4: vehicle B is in the way, expected 2 free cells");
    EXPECT_EQ(after({{1, 0}, "car"}), "row 2, column 1: the red car A is in the way, expected 2 free cells");
    EXPECT_EQ(after({{2, 2}, "red car"}), "row 3, column 4: vehicle B is in the way, expected 2 free cells");
    EXPECT_EQ(after({{2, 2}, "red car", Direction::down}),
              "row 3, column 3: the red car must be horizontal, not vertical");
    EXPECT_EQ(after({{1, 1}, "wall"}), "row 2, column 2: the red car A is in the way, expected a free cell");
    EXPECT_EQ(after({{1, 1}, "empty"}), "row 2, column 2: the red car A is here; move it before clearing this cell");
    EXPECT_EQ(after({{0, 0}, "car", Direction::left}),
              "'car' extends to the right or down from its cell, expected the side right or down");
    EXPECT_EQ(after({{4, 0}, "empty"}), "row 5, column 1 is off the board of 4 x 4 cells");
    EXPECT_EQ(after({{0, 0}, "bus"}), "unknown brush 'bus'; the brushes are car, truck, red car, wall, empty");
    EXPECT_FALSE(paint(entry(), "....\n....\n....\n....\n", {}));
}

TEST(RushEdit, ThereAreNoMoreVehiclesThanLetters) {
    std::string text = editor().blank({16, 16}).value();
    std::vector<worlds::Stroke> strokes;
    for (int i = 0; i < 49; ++i) strokes.push_back({{i / 7 < 7 ? i / 7 : i / 7 + 1, 2 * (i % 7) + 2}, "car"});
    text = paint(entry(), text, strokes).value();
    EXPECT_TRUE(entry().read(text, true)) << text;
    EXPECT_EQ(refusal(paint(entry(), text, {{{15, 0}, "car"}})),
              "there are 50 vehicles, and no letters are left for more");
}

TEST(RushEdit, SizesHaveLimits) {
    EXPECT_EQ(editor().blank({6, 6}), "......\n......\nAA....\n......\n......\n......\n");
    EXPECT_EQ(editor().blank({4, 5}), ".....\nAA...\n.....\n.....\n");
    EXPECT_EQ(refusal(editor().blank({3, 6})), "found a board of 3 x 6 cells, expected 4 to 16 rows and columns");
    EXPECT_EQ(refusal(editor().resize(small, {6, 17})),
              "found a board of 6 x 17 cells, expected 4 to 16 rows and columns");
}

TEST(RushEdit, WhatNoLongerFitsIsGoneButTheRedCar) {
    const std::string_view wide = "......\n.CC.BB\n....AA\n...xD.\n....D.\n";
    EXPECT_EQ(editor().resize(wide, {5, 5}), ".....\n.CC..\n...AA\n...xD\n....D\n");
    EXPECT_EQ(editor().resize(wide, {4, 4}), "....\n.CC.\n..AA\n...x\n");
    EXPECT_EQ(editor().resize(small, {5, 6}), "......\nAA.B..\n...B..\nx.....\n......\n");
    EXPECT_EQ(refusal(editor().resize("x.x.x\n.x.x.\nx.x.x\n.x.xx\n...AA\n", {4, 4})),
              "a board of 4 x 4 cells has no room for the red car, which needs 2 free cells in a row");
}

// The piece or the wall is there; where it is empty nothing is.
bool shown(const render::Board& board, const worlds::Stroke& stroke) {
    const bool down = stroke.side == Direction::down;
    if (stroke.brush == "wall") return board.style(stroke.cell).solid;
    if (stroke.brush == "empty")
        return !board.style(stroke.cell).solid && std::ranges::none_of(board.pieces, [&](const render::Piece& piece) {
            return Size{piece.extent}.contains({stroke.cell.row - piece.at.row, stroke.cell.col - piece.at.col});
        });
    const int length = stroke.brush == "truck" ? 3 : 2;
    const Size extent = down ? Size{length, 1} : Size{1, length};
    return std::ranges::any_of(board.pieces, [&](const render::Piece& piece) {
        return piece.at == stroke.cell && piece.extent == extent &&
               (board.styles[piece.style].fill.role == render::Role::danger) == (stroke.brush == "red car");
    });
}

RC_GTEST_PROP(RushEdit, StrokesAreRefusedOrShown, (std::uint64_t seed)) {
    Random random(seed);
    const auto side = [&] { return static_cast<int>(random.between(least_side, 8)); };
    const std::string text = editor().blank({side(), side()}).value();
    RC_ASSERT(worlds::testing::fault_of_editing(entry(), text, random, 10, shown) == "");
}

}  // namespace
}  // namespace ariadne::rush
