#include "worlds/amazons/notation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/amazons/text.h"
#include "worlds/text_test.h"

namespace ariadne::amazons {

namespace {

using worlds::testing::expect_error;

constexpr Size full{10, 10};

TEST(Notation, CellsCountFromTheBottomLeft) {
    EXPECT_EQ(parse_cell("a10", full).value(), (Cell{0, 0}));
    EXPECT_EQ(parse_cell("j1", full).value(), (Cell{9, 9}));
    EXPECT_EQ(parse_cell(" D1 ", full).value(), (Cell{9, 3}));
    EXPECT_EQ(parse_cell("c2", {2, 3}).value(), (Cell{0, 2}));
    EXPECT_EQ(write_cell({0, 2}, {2, 3}), "c2");
}

TEST(Notation, FourFormsOfAMove) {
    const Move move{{9, 3}, {3, 3}, {3, 6}};
    for (const char* text : {"d1-d7/g7", "d1 d7 g7", "d1-d7(g7)", "d1d7,d7g7", "D1-D7/G7", " d1 - d7 / g7 ",
                             "d1-d7 (g7)", "d1-d7,d7-g7", "d1-d7g7"})
        EXPECT_EQ(parse_move(text, full).value(), move) << text;
    EXPECT_EQ(write_move(move, full), "d1-d7/g7");
    EXPECT_EQ(parse_move("a10a1,a1j10", full).value(), (Move{{0, 0}, {9, 0}, {0, 9}}));
}

TEST(Notation, EveryErrorHasAColumn) {
    struct Row {
        const char* text;
        int column;
        const char* message;
    };
    for (const Row& row : std::initializer_list<Row>{
             {"", 1, "found the end of the line, expected a cell such as a4"},
             {"d", 1, "found 'd', expected a cell such as a4"},
             {"4d", 1, "found '4d', expected a cell such as a4"},
             {"d04-d5/d6", 1, "found 'd04-d5/d6', expected a cell such as a4"},
             {"k4-a1/a2", 1, "k4 is off the board (a1 to j10)"},
             {"d0-a1/a2", 1, "d0 is off the board (a1 to j10)"},
             {"d1-d11/a2", 4, "d11 is off the board (a1 to j10)"},
             {"d1-d99999999999999999999999/a2", 4, "d99999999999999999999999 is off the board (a1 to j10)"},
             {"d1-d7", 6, "found the end of the line, expected a cell such as a4"},
             {"d1-d7/", 7, "found the end of the line, expected a cell such as a4"},
             {"d1-d7(g7", 9, "found the end of the line, expected ')'"},
             {"d1-d7(g7 x", 10, "found 'x', expected ')'"},
             {"d1d7,d6g6", 6, "the shot starts from d6, but the amazon is on d7"},
             {"d1d7,", 6, "found the end of the line, expected a cell such as a4"},
             {"d1-d7/g7 e", 10, "unexpected 'e' after the move"},
             {"d1--d7/g7", 4, "found '-d7/g7', expected a cell such as a4"}}) {
        const auto move = parse_move(row.text, full);
        ASSERT_FALSE(move) << row.text;
        expect_error(move.error(), {row.text, 0, row.column, row.message});
    }
    expect_error(parse_cell("a4,", full).error(), {"", 0, 3, "unexpected ',' after the cell"});
}

TEST(Notation, AMoveThatIsNotPossibleIsExplained) {
    const Position board = parse_fen("q3/1*2/4/Q3 w").value();
    const auto why = [&](const char* text) { return explain(board, parse_move(text, board.size).value()); };
    EXPECT_EQ(why("a1-a3/a1"), "");
    EXPECT_EQ(why("b1-b2/a1"), "b1-b2: there is no amazon on b1");
    EXPECT_EQ(why("a4-a3/a4"), "a4-a3: the amazon on a4 belongs to Black");
    EXPECT_EQ(why("a1-a1/a2"), "a1-a1: the amazon must leave a1");
    EXPECT_EQ(why("a1-b3/a2"), "a1-b3: the two cells are not in line");
    EXPECT_EQ(why("a1-a4/a2"), "a1-a4: a black amazon is on a4");
    EXPECT_EQ(why("a1-a3/b3"), "shot from a3 to b3: an arrow is on b3");
    EXPECT_EQ(why("a1-a3/d3"), "shot from a3 to d3: an arrow on b3 is in the way");
    EXPECT_EQ(why("a1-a3/a3"), "shot from a3 to a3: the arrow must leave a3");
    EXPECT_EQ(why("a1-a3/d4"), "shot from a3 to d4: the two cells are not in line");
    EXPECT_EQ(explain(parse_fen("q/*/1/Q b").value(), Move{{0, 0}, {2, 0}, {1, 0}}),
              "a4-a2: an arrow on a3 is in the way");
    EXPECT_EQ(explain(parse_fen("q/*/1/Q b").value(), Move{{3, 0}, {2, 0}, {1, 0}}),
              "a1-a2: the amazon on a1 belongs to White");
    EXPECT_NE(explain(board, Move{{-3, 0}, {2, 0}, {1, 0}}), "");
}

RC_GTEST_PROP(Notation, WhatIsWrittenIsRead, ()) {
    const Size size{*rc::gen::inRange(1, 11), *rc::gen::inRange(1, 11)};
    const auto any = [&] { return Cell{*rc::gen::inRange(0, size.rows), *rc::gen::inRange(0, size.cols)}; };
    const Move move{any(), any(), any()};
    RC_ASSERT((parse_move(write_move(move, size), size) == Result<Move>(move)));
    RC_ASSERT((parse_cell(write_cell(move.to, size), size) == Result<Cell>(move.to)));
}

RC_GTEST_PROP(Notation, WhateverComesIsReadOrRefusedWithAColumn, ()) {
    const auto letters = rc::gen::container<std::string>(rc::gen::elementOf(std::string("ad1047-/(), \t")));
    const std::string text = *letters;
    const auto move = parse_move(text, full);
    if (move)
        RC_ASSERT((parse_move(write_move(*move, full), full) == move));
    else
        RC_ASSERT(move.error().column >= 1 && move.error().column <= static_cast<int>(text.size()) + 1);
}

}  // namespace
}  // namespace ariadne::amazons
