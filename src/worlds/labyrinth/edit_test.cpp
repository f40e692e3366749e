#include "worlds/labyrinth/edit.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/edit_test.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/entry.h"
#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

using worlds::testing::paint;
using worlds::testing::refusal;

constexpr std::string_view two_by_three =
    "LABYRINTH 2 3\n"
    "entrance 0 0\n"
    "exit 1 2\n"
    " _ _ _\n"
    "|  _  |\n"
    "|_ _|_|\n";

// The rows of a drawing, or the reason why there are none.
std::string rows_of(const Result<std::string>& text) {
    return text ? text->substr(text->find("_\n") + 2) : text.error().message.english();
}

std::string rows_after(const worlds::Stroke& stroke) {
    return rows_of(paint(entry(), two_by_three, {stroke}));
}

TEST(LabyrinthEdit, PassagesAreDugAndFilledInFromBothSides) {
    EXPECT_EQ(rows_after({{0, 0}, "wall", Direction::right}), "| |_  |\n|_ _|_|\n");
    EXPECT_EQ(rows_after({{0, 1}, "wall", Direction::left}), "| |_  |\n|_ _|_|\n");
    EXPECT_EQ(rows_after({{0, 1}, "passage", Direction::down}), "|     |\n|_ _|_|\n");
    EXPECT_EQ(rows_after({{1, 1}, "passage", Direction::up}), "|     |\n|_ _|_|\n");
}

TEST(LabyrinthEdit, RoomsGoWithTheirPassagesAndComeWithoutThem) {
    EXPECT_EQ(rows_after({{0, 1}, "no room"}), "| |#| |\n|_ _|_|\n");
    EXPECT_EQ(rows_of(paint(entry(), two_by_three, {{{0, 1}, "no room"}, {{0, 1}, "room"}})), "| |_| |\n|_ _|_|\n");
    EXPECT_EQ(rows_after({{0, 1}, "room"}), "|  _  |\n|_ _|_|\n");
    EXPECT_EQ(rows_of(paint(entry(), two_by_three, {{{0, 1}, "no room"}, {{0, 0}, "wall", Direction::right}})),
              "| |#| |\n|_ _|_|\n")
        << "a wall that is there already";
}

TEST(LabyrinthEdit, EntranceAndExitMove) {
    const auto painted = paint(entry(), two_by_three, {{{1, 0}, "entrance"}, {{0, 0}, "exit"}});
    ASSERT_TRUE(painted) << painted.error().message;
    EXPECT_TRUE(painted->starts_with("LABYRINTH 2 3\nentrance 1 0\nexit 0 0\n")) << *painted;
}

TEST(LabyrinthEdit, WeightsComeAndGoWithPassages) {
    const std::string text = "LABYRINTH 1 3\nentrance 0 0\nexit 0 2\n _ _ _\n|_ _|_|\nweights\n7/- -/- -/-\n";
    const auto weights = [&](const std::vector<worlds::Stroke>& strokes) {
        const auto painted = paint(entry(), text, strokes);
        return painted ? painted->substr(painted->find("weights\n") + 8) : painted.error().message.english();
    };
    EXPECT_EQ(weights({{{0, 1}, "passage", Direction::right}}), "7/- 1/- -/-\n");
    EXPECT_EQ(weights({{{0, 1}, "passage", Direction::left}}), "7/- -/- -/-\n") << "as it was";
    EXPECT_EQ(weights({{{0, 1}, "no room"}}), "-/- -/- -/-\n");
    EXPECT_TRUE(editor().resize(text, {1, 2})->ends_with("weights\n7/- -/-\n"));
}

TEST(LabyrinthEdit, WhatCannotBeIsRefused) {
    constexpr std::string_view frame = " has no neighbour on this side; the outer wall cannot be changed";
    EXPECT_EQ(rows_after({{0, 1}, "wall", Direction::up}), "[0, 1]" + std::string(frame));
    EXPECT_EQ(rows_after({{1, 2}, "passage", Direction::right}), "[1, 2]" + std::string(frame));
    EXPECT_EQ(rows_after({{1, 2}, "passage"}),
              "'passage' goes between two cells, expected a side: down, right, up or left");
    EXPECT_EQ(rows_after({{2, 0}, "room"}), "[2, 0] is off the board of 2 x 3 cells");
    EXPECT_EQ(rows_after({{0, 0}, "no room"}), "the entrance is at [0, 0]; move it before removing the room");
    EXPECT_EQ(rows_after({{1, 2}, "no room"}), "the exit is at [1, 2]; move it before removing the room");
    EXPECT_EQ(rows_after({{1, 2}, "entrance"}), "the exit is at [1, 2]; choose another room");
    EXPECT_EQ(rows_after({{0, 0}, "exit"}), "the entrance is at [0, 0]; choose another room");
    const auto without = [](const worlds::Stroke& stroke) {
        return refusal(paint(entry(), two_by_three, {{{0, 1}, "no room"}, stroke}));
    };
    EXPECT_EQ(without({{0, 1}, "entrance"}), "there is no room at [0, 1]");
    EXPECT_EQ(without({{0, 1}, "passage", Direction::right}), "there is no room at [0, 1]; a passage joins two rooms");
    EXPECT_EQ(without({{1, 1}, "passage", Direction::up}), "there is no room at [0, 1]; a passage joins two rooms");
    EXPECT_EQ(rows_after({{0, 0}, "door"}),
              "unknown brush 'door'; the brushes are wall, passage, entrance, exit, no room, room");
    EXPECT_EQ(refusal(paint(entry(), two_by_three, {}, {{"life", "3"}})),
              "unknown fact 'life'; these boards have no facts");
    EXPECT_FALSE(paint(entry(), "LABYRINTH 2", {}));
}

TEST(LabyrinthEdit, SizesHaveLimits) {
    EXPECT_EQ(rows_of(editor().blank({2, 2})), "|_|_|\n|_|_|\n");
    EXPECT_EQ(refusal(editor().blank({0, 2})), "found a board of 0 x 2 cells, expected 1 to 1000000 rows and columns");
    EXPECT_EQ(refusal(editor().resize(two_by_three, {1'000'000, 5})),
              "found a board of 1000000 x 5 cells, expected at most 4000000 cells in the editor");
    EXPECT_TRUE(editor().blank({1, 1}));
}

TEST(LabyrinthEdit, PartsOfALabyrinthAreClosed) {
    EXPECT_EQ(editor().resize(two_by_three, {2, 2}), "LABYRINTH 2 2\nentrance 0 0\nexit 1 1\n _ _\n|  _|\n|_ _|\n");
    EXPECT_EQ(editor().resize(two_by_three, {1, 3}), "LABYRINTH 1 3\nentrance 0 0\nexit 0 2\n _ _ _\n|_ _ _|\n");
    EXPECT_EQ(editor().resize(two_by_three, {3, 4}),
              "LABYRINTH 3 4\nentrance 0 0\nexit 1 2\n _ _ _ _\n|  _  |_|\n|_ _|_|_|\n|_|_|_|_|\n");
    EXPECT_EQ(editor().resize(two_by_three, {1, 1}), "LABYRINTH 1 1\nentrance 0 0\nexit 0 0\n _\n|_|\n");
    const std::string rock = "LABYRINTH 1 2\nentrance 0 1\nexit 0 1\n _ _\n|#|_|\n";
    EXPECT_EQ(editor().resize(rock, {1, 1}), "LABYRINTH 1 1\nentrance 0 0\nexit 0 0\n _\n|_|\n") << "no room was left";
}

TEST(LabyrinthEdit, OtherFormsBecomeText) {
    EXPECT_EQ(paint(entry(), worlds::written(write_json, read(two_by_three).value()), {}), two_by_three);
    EXPECT_EQ(paint(entry(), "type octile\nheight 1\nwidth 3\nmap\n..@\n", {{{0, 2}, "room"}}),
              "LABYRINTH 1 3\nentrance 0 0\nexit 0 1\n _ _ _\n|_ _|_|\n");
}

bool shown(const render::Board& board, const worlds::Stroke& stroke) {
    const bool missing = !board.walls->rooms.empty() && !board.walls->rooms.get(stroke.cell);
    if (stroke.brush == "no room" || stroke.brush == "room") return missing == (stroke.brush == "no room");
    if (stroke.brush == "entrance" || stroke.brush == "exit")
        return board.style(stroke.cell).text == (stroke.brush == "entrance" ? "S" : "E") ||
               (stroke.brush == "exit" && board.style(stroke.cell).text == "S");  // both in one room
    const Cell other = step(stroke.cell, *stroke.side);
    const Cell first = std::min(stroke.cell, other);
    const bool open =
        first.row == std::max(stroke.cell, other).row ? board.walls->right.get(first) : board.walls->down.get(first);
    return open == (stroke.brush == "passage");
}

RC_GTEST_PROP(LabyrinthEdit, StrokesAreRefusedOrShown, (std::uint64_t seed)) {
    Random random(seed);
    const std::string text = write(testing::random_labyrinth(random));
    RC_ASSERT(worlds::testing::fault_of_editing(entry(), text, random, 9, shown) == "");
}

// Words of 64 rooms are copied whole, and cut at the new edge.
RC_GTEST_PROP(LabyrinthEdit, WideOnesAreResizedToo, (std::uint64_t seed)) {
    Random random(seed);
    const auto side = [&] { return static_cast<int>(random.between(1, 140)); };
    Labyrinth wide = solid({2, side()});
    wide.right.fill();
    for (int row = 0; row < 2; ++row) wide.right.clear({row, wide.size.cols - 1});
    const int cols = side();
    const Result<Labyrinth> out = read(editor().resize(write(wide), {2, cols}).value());
    RC_ASSERT(out.has_value());
    for (int col = 0; col < cols; ++col)
        RC_ASSERT(out->right.get({1, col}) == (col + 1 < std::min(cols, wide.size.cols)));
}

}  // namespace
}  // namespace ariadne::labyrinth
