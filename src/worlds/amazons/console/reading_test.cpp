#include "worlds/amazons/console/reading.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "worlds/amazons/console/clock.h"
#include "worlds/amazons/console/picture.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {
namespace {

constexpr Size ten_by_ten{10, 10};

TEST(ConsoleReading, CellsInEveryWayToWriteThem) {
    const std::vector<Cell> turn = {{9, 3}, {3, 3}, {3, 6}};
    for (const char* text : {"d1-d7/g7", "d1 d7 g7", "d1-d7(g7)", "d1d7,d7g7", "D1D7G7", " d1, d7, g7 "}) {
        const auto read = read_cells(text, ten_by_ten);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, turn) << text;
    }
    EXPECT_EQ(read_cells("a10", ten_by_ten)->front(), (Cell{0, 0}));
    EXPECT_TRUE(read_cells("a11", ten_by_ten).error().off_board);
    EXPECT_TRUE(read_cells("d1-k7", ten_by_ten).error().off_board);
    for (const char* none : {"", "-", "d", "11", "d1 d2 d3 d4", "d1d7,d8g7", "dd1", "d1x"}) {
        const auto read = read_cells(none, ten_by_ten);
        ASSERT_FALSE(read) << none;
        EXPECT_FALSE(read.error().off_board) << none;
    }
}

RC_GTEST_PROP(ConsoleReading, EveryTurnIsReadBack, ()) {
    const auto any = [] { return Cell{*rc::gen::inRange(0, 10), *rc::gen::inRange(0, 10)}; };
    const Move move{any(), any(), any()};
    RC_ASSERT(*read_cells(write_move(move, ten_by_ten), ten_by_ten) ==
              (std::vector<Cell>{move.from, move.to, move.arrow}));
}

RC_GTEST_PROP(ConsoleReading, NoAnswerIsTooStrange, (const std::string& text)) {
    const auto read = read_cells(text, ten_by_ten);
    if (read) RC_ASSERT(!read->empty() && read->size() <= 3);
}

TEST(ConsoleReading, Amounts) {
    EXPECT_EQ(read_amount("2"), 2);
    EXPECT_EQ(read_amount("0.5"), 0.5);
    EXPECT_EQ(read_amount("0,5"), 0.5);
    EXPECT_EQ(read_amount(".5"), 0.5);
    for (const char* none : {"", ".", "0", "-1", "1e3", "two", "1.2.3", "1234567890123"})
        EXPECT_FALSE(read_amount(none)) << none;
    EXPECT_EQ(read_clock("10"), (ClockRule{600, 0}));
    EXPECT_EQ(read_clock("5+3"), (ClockRule{300, 3}));
    EXPECT_EQ(read_clock("0.5+0"), (ClockRule{30, 0}));
    for (const char* none : {"", "+3", "5+", "5+x", "99999"}) EXPECT_FALSE(read_clock(none)) << none;
}

TEST(ConsoleReading, LevelsByNameNumberAndTime) {
    EXPECT_EQ(read_level("Hard")->name, "hard");
    EXPECT_EQ(read_level("dificil")->name, "hard");
    EXPECT_EQ(read_level("Těžká")->name, "hard");
    EXPECT_EQ(read_level("Gran maestro")->name, "grandmaster");
    EXPECT_EQ(read_level("1")->name, "beginner");
    EXPECT_EQ(read_level("2.5 s")->limits.seconds, 2.5);
    EXPECT_TRUE(read_level("2s")->full());
    for (const char* none : {"", "0", "10", "s", "-1s", "1e9s", "99999s", "clever"})
        EXPECT_FALSE(read_level(none)) << none;
}

TEST(ConsoleClock, RunsOnlyForWhoeverIsToMove) {
    GameClock clock(ClockRule{60, 2});
    clock.start(Side::white, 10);
    EXPECT_EQ(clock.left(Side::white, 15), 55);
    EXPECT_EQ(clock.left(Side::black, 15), 60);
    clock.stop(20);
    EXPECT_EQ(clock.left(Side::white, 99), 52);
    clock.start(Side::black, 20);
    EXPECT_FALSE(clock.fallen(Side::black, 79));
    EXPECT_TRUE(clock.fallen(Side::black, 80));
    clock.take_off(50);
    EXPECT_EQ(clock.times(), (GameClock::Times{52, 30}));
    GameClock none({});
    none.start(Side::white, 0);
    EXPECT_FALSE(none.fallen(Side::white, 1e9));
}

TEST(ConsoleClock, Digits) {
    EXPECT_EQ(time_in_digits(272), "4:32");
    EXPECT_EQ(time_in_digits(3 * 3600 + 61), "3:01:01");
    EXPECT_EQ(time_in_digits(7.35), "0:07.3");
    EXPECT_EQ(time_in_digits(9.99), "0:09.9");
    EXPECT_EQ(time_in_digits(-1), "0:00.0");
}

TEST(ConsolePicture, MarksAndColour) {
    const Position position = *new_position(4);
    const std::string plain = picture(position, {.dots = {{0, 0}}, .amazon = Cell{0, 1}}, false);
    EXPECT_EQ(plain,
              "     a   b   c   d\n"
              "   +---+---+---+---+\n"
              " 4 | . |[X]| X |   | 4\n"
              " 3 | X |   |   | X | 3\n"
              " 2 | O |   |   | O | 2\n"
              " 1 |   | O | O |   | 1\n"
              "   +---+---+---+---+\n"
              "     a   b   c   d\n");
    std::string coloured = picture(position, {.dots = {{0, 0}}, .amazon = Cell{0, 1}}, true);
    EXPECT_NE(coloured, plain);
    for (std::size_t at = coloured.find('\x1b'); at != std::string::npos; at = coloured.find('\x1b'))
        coloured.erase(at, coloured.find('m', at) - at + 1);
    EXPECT_EQ(coloured, plain);
}

}  // namespace
}  // namespace ariadne::amazons
