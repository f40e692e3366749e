#include "worlds/rush/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "text/characters.h"
#include "worlds/rush/testing/brute_force.h"
#include "worlds/text_test.h"

namespace ariadne::rush {
namespace {

constexpr std::string_view on_one_line = "GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo";

TEST(RushText, ReadsABoardOnOneLine) {
    const Result<Card> card = parse("51 GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo 4780\n");
    ASSERT_TRUE(card) << card.error().message;
    EXPECT_EQ(card->moves, 51U);
    EXPECT_EQ(card->states, 4780U);
    EXPECT_EQ(card->board.vehicles.size(), 13U);
    EXPECT_EQ(card->board.red_car(), (Vehicle{'A', true, 2, {2, 3}}));
}

TEST(RushText, BlanksAroundABoardAreNoCells) {
    for (const std::string_view board :
         {" .....\n .....\n AA...\n .....\n .....\n .....\n", "..... \n.....\nAA...\n.....\n.....\n.....\n",
          "\t.....\n\t.....\n\tAA...\n\t.....\n\t.....\n\t.....\n"}) {
        const Result<Card> card = parse(board);
        ASSERT_TRUE(card) << card.error().message;
        EXPECT_EQ(card->board.size, (Size{6, 5}));
        EXPECT_TRUE(recognises(board));
    }
}

TEST(RushText, NumbersBesideABoardAreOptional) {
    EXPECT_FALSE(parse(on_one_line)->moves);
    EXPECT_EQ(parse("051 " + std::string(on_one_line))->moves, 51U);
    EXPECT_EQ(parse(std::string(on_one_line) + "  12")->states, 12U);
}

TEST(RushText, RowsAndOneLineAreTheSameBoard) {
    const Result<Card> line = parse(on_one_line);
    ASSERT_TRUE(line);
    const Result<Card> rows = parse(write(line->board));
    ASSERT_TRUE(rows);
    EXPECT_EQ(line->board, rows->board);
}

TEST(RushText, LettersAreKept) {
    const std::string text = "Z...\nZAA.\n..qq\n....\n";
    const Result<Card> card = parse(text);
    ASSERT_TRUE(card) << card.error().message;
    EXPECT_EQ(write(card->board), text);
}

RC_GTEST_PROP(RushText, WhatIsWrittenIsReadAgain, (std::uint64_t seed)) {
    Random random(seed);
    const Board board = testing::random_board(random, {.least = {4, 4}, .most = {16, 16}, .vehicles = 40, .walls = 5});
    RC_ASSERT(parse(write(board))->board == board);
    Card card{board, 7, 99, "a title"};
    if (board.size.rows != board.size.cols) card.moves = card.states = std::nullopt;
    RC_ASSERT(*parse(write_card(card)) == card);
}

TEST(RushText, ACollectionHasOneBoardALine) {
    const std::string text = "# first\n51 " + std::string(on_one_line) + " 4780\n\n" + std::string(on_one_line) +
                             "\n\n# a board in rows\n....\nAA..\n....\n....\n";
    const std::vector<worlds::PuzzleText> boards = puzzles_in(text);
    ASSERT_EQ(boards.size(), 3U);
    EXPECT_EQ(boards[0].title, "first");
    EXPECT_EQ(boards[0].line, 1);
    EXPECT_EQ(boards[1].line, 4);
    EXPECT_EQ(boards[1].title, "");
    EXPECT_EQ(boards[2].title, "a board in rows");
    for (const worlds::PuzzleText& board : boards) EXPECT_TRUE(parse(board.text)) << parse(board.text).error().message;
    EXPECT_EQ(parse(boards[2].text)->title, "a board in rows");
}

// Sixteen cells may be a row or a board.
TEST(RushText, BoardsOfFourByFourAreToldFromRowsOfSixteen) {
    const std::string line = "....AA.B...B....\n";
    for (const int boards : {2, 4, 17}) {
        std::string text;
        for (int i = 0; i < boards; ++i) text += line;
        EXPECT_EQ(puzzles_in(text).size(), static_cast<std::size_t>(boards));
    }
    const std::string row = "................\n";
    EXPECT_EQ(puzzles_in(row + "AA..............\n" + row + row).size(), 1U);
    const Result<Card> wide = parse(row + "AA..............\n" + row + row);
    ASSERT_TRUE(wide) << wide.error().message;
    EXPECT_EQ(wide->board.size, (Size{4, 16}));
}

TEST(RushText, AByteOrderMarkIsNoCell) {
    for (const std::string text :
         {"AA..\r\n....\r\n....\r\n....\r\n", "# remark\n....AA..........\n", "3 ....AA.......... 5"}) {
        const std::string marked = "\xEF\xBB\xBF" + text;
        EXPECT_TRUE(recognises(marked)) << text;
        ASSERT_TRUE(parse(marked)) << parse(marked).error().message;
        EXPECT_EQ(parse(marked)->board, parse(text)->board);
    }
    EXPECT_TRUE(recognises_line("\xEF\xBB\xBF....AA.........."));
}

TEST(RushText, ACarriageReturnBeforeBlanksEndsALineToo) {
    const std::string text = "XX.c\r \n...c\r\n....\n....\n# red: X\r ";
    const Result<Card> whole = parse(text);
    ASSERT_TRUE(whole) << whole.error().message;
    EXPECT_EQ(*parse(puzzles_in(text).front().text), *whole);
}

TEST(RushText, AMarkOfAFileThatWasJoinedIsNoSign) {
    const std::string mark(text::byte_order_mark);
    for (const std::string& before : {"\n\n" + mark, mark + mark + "\n", mark + "\n" + mark + mark}) {
        const std::string text = before + std::string(on_one_line) + "\n";
        const Result<Card> whole = parse(text);
        ASSERT_TRUE(whole) << whole.error().message;
        EXPECT_EQ(*parse(puzzles_in(text).front().text), *whole);
    }
}

TEST(RushText, LinesOfErrorsCountFromThePuzzle) {
    const std::vector<worlds::PuzzleText> boards =
        puzzles_in(std::string(on_one_line) + "\n# bad\n....\nAA?.\n....\n....\n");
    ASSERT_EQ(boards.size(), 2U);
    const Result<Card> bad = parse(boards[1].text);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().line + boards[1].line - 1, 4);
    EXPECT_EQ(bad.error().column, 3);
}

TEST(RushText, TheRedCarMayHaveAnotherName) {
    const std::string rows = "....\nXX..\n....\n....\n";
    EXPECT_FALSE(parse(rows));
    const Result<std::string> named = with_red(rows, "X");
    ASSERT_TRUE(named);
    const Result<Card> card = parse(*named);
    ASSERT_TRUE(card) << card.error().message;
    EXPECT_EQ(card->board.red_car().name, 'X');
    EXPECT_EQ(write(card->board), rows + "# red: X\n");
    // Of every board of a collection.
    for (const worlds::PuzzleText& board : puzzles_in("# red: X\n....XX..........\n....XX.........."))
        EXPECT_TRUE(parse(board.text)) << parse(board.text).error().message;
    for (const std::string_view wrong : {"", "x", "o", "5", "AB"}) EXPECT_FALSE(with_red(rows, wrong)) << wrong;
}

TEST(RushText, KnowsItsOwn) {
    for (const std::string_view text : {"AABB............", "BB.C..\nAA.C..\n",
                                        "\n# cards\n03 ooCoooooCoooAACooooooooooBBooooooooo 54\n", "BB.?..\nAA....\n"})
        EXPECT_TRUE(recognises(text)) << text;
    for (const std::string_view text :
         {"", "MAZE 4 4\n", "LABYRINTH 2 3\n", "{\"a\": 1}", "hello there world\nand more\n"})
        EXPECT_FALSE(recognises(text)) << text;
    EXPECT_FALSE(recognises_line("examples/rush/levels.txt"));
    EXPECT_FALSE(recognises_line("levels.txt"));
    EXPECT_TRUE(recognises_line("02 oooooBoooooBAAoooBoooooooooooooooooo 17"));
}

const worlds::testing::BadText refusals[] = {
    {"# only a comment\n", 1, 1, "no board found"},
    {"....\nAA..\n..B.\n....\n", 3, 3, "row 3, column 3: vehicle B covers 1 cell, expected 2 or 3"},
    {".....\nAA...\nBBBB.\n.....\n", 3, 1, "row 3, column 1: vehicle B covers 4 cells, expected 2 or 3"},
    {"....\nAA..\nBB..\nB...\n", 4, 1,
     "row 4, column 1: vehicle B bends here, expected all its cells in one row or column"},
    {"....\nAA..\nBB..\nBB..\n", 4, 1,
     "row 4, column 1: vehicle B bends here, expected all its cells in one row or column"},
    {"BB..\nAA..\n..BB\n....\n", 3, 3,
     "row 3, column 3: vehicle B is already at row 1, column 1; every vehicle needs its own letter"},
    {"B.BB\nAA..\n....\n....\n", 1, 3,
     "row 1, column 3: vehicle B is already at row 1, column 1; every vehicle needs its own letter"},
    {"....\nBB..\n....\n....\n", 1, 1, "there is no red car A; use --red if it has another letter"},
    {"....\nA...\nA...\n....\n", 2, 1, "row 2, column 1: the red car A is vertical; it must be horizontal"},
    {"....\nAA.\n....\n....\n", 2, 4, "row 2 has 3 cells, expected 4 as in row 1"},
    {"....\nAA...\n....\n....\n", 2, 5, "row 2 has 5 cells, expected 4 as in row 1"},
    {"....\nAA.#\n....\n....\n", 2, 4,
     "row 2, column 4: found '#', expected a letter, . or o for an empty cell, or x for a wall"},
    {".... \n.... \nAA.. \n.... \n.... \n", 1, 5,
     "the rows end in spaces; write empty cells as . or o, or remove the spaces"},
    {"BB C\n   C\nAA  \n", 1, 3, "found a space inside a row, expected . or o for an empty cell"},
    {"BB0C\n000C\nAA00\n0000\n", 1, 3,
     "row 1, column 3: found '0', expected a letter, . or o for an empty cell, or x for a wall"},
    {"12 ....AA.?........ 4\n", 1, 11,
     "row 2, column 4: found '?', expected a letter, . or o for an empty cell, or x for a wall"},
    {"AA.................\n", 1, 1,
     "found 19 cells on one line, expected a square of 4 x 4 to 16 x 16 cells: 16, 25, 36, ..."},
    {"....\nAA..\n....\n", 3, 1, "found 3 rows, expected 4 to 16"},
    {"...\nAA.\n...\n...\n", 4, 1, "found 3 columns, expected 4 to 16"},
    {"....AA.......... hard\n", 1, 18, "found 'hard' after the board, expected a number of states or nothing"},
    {"3 ....AA.......... 5 6\n", 1, 22, "found '6' after the board, expected nothing more"},
    {"3 ....AA.......... 5 hard 7 8\n", 1, 22, "found 'hard' after the board, expected nothing more"},
    {"99999999999999999999 ....AA..........\n", 1, 1,
     "found 99999999999999999999, expected a number of at most 92233720368547758"},
    {"....AA..........\n\n....AA..........\n", 3, 1, "found a second board, expected only one"},
    {"....AA..........\n# red: x\n", 2, 1, "the red car is called 'x', expected a letter other than o and x"},
};

TEST(RushText, TellsAllThatIsWrong) {
    const Result<Card> card = parse("?...\nBB.C\n.!BB\n....\n");
    ASSERT_FALSE(card);
    std::vector<std::string> messages = {card.error().message.english()};
    for (const Error& next : card.error().more) messages.push_back(next.message.english());
    EXPECT_EQ(messages,
              (std::vector<std::string>{
                  "row 1, column 1: found '?', expected a letter, . or o for an empty cell, or x for a wall",
                  "row 3, column 2: found '!', expected a letter, . or o for an empty cell, or x for a wall",
                  "row 3, column 3: vehicle B is already at row 2, column 1; every vehicle needs its own letter",
                  "row 2, column 4: vehicle C covers 1 cell, expected 2 or 3",
                  "there is no red car A; use --red if it has another letter"}));
}

TEST(RushText, EveryErrorSaysWhereAndWhat) {
    worlds::testing::expect_refused(parse, refusals);
}

}  // namespace
}  // namespace ariadne::rush
