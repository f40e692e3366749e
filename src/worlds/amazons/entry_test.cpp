#include "worlds/amazons/entry.h"

#include <gtest/gtest.h>

#include "worlds/convert_test.h"
#include "worlds/text_test.h"

namespace ariadne::amazons {

namespace {

using worlds::testing::converted;
using worlds::testing::expect_error;

constexpr std::string_view moves = "# a game\n1. d1-d7/g7 d10-d8/f8\n2. g1-g6/g2\n";
constexpr std::string_view after = "6q3/10/3q1*4/q2Q2*2q/6Q3/10/Q8Q/10/6*3/10 b\n";
constexpr std::string_view four_by_four = "q3/1*2/4/Q3 w\n";

std::unique_ptr<worlds::Puzzle> read(std::string_view text) {
    return entry().read(text).value();
}

TEST(Entry, ConvertsBetweenItsForms) {
    EXPECT_EQ(converted(*read(moves), "fen").value(), after);
    EXPECT_EQ(converted(*read(moves), "board").value(), "a4,d7,g6,j4\na7,d8,g10,j7\nf8,g2,g7\n2\n");
    EXPECT_EQ(converted(*read(moves), "txt").value(), converted(*read(moves), "board").value());
    EXPECT_EQ(converted(*read(moves), "game").value(), "1. d1-d7/g7 d10-d8/f8\n2. g1-g6/g2\n");
    EXPECT_EQ(converted(*read(converted(*read(moves), "board").value()), "fen").value(), after);
    EXPECT_EQ(converted(*read(four_by_four), "txt").value(), four_by_four) << "where four lines cannot hold it";
    EXPECT_FALSE(converted(*read(four_by_four), "board"));
    EXPECT_EQ(converted(*read(four_by_four), "drawing").value(),
              "     a   b   c   d\n"
              "   +---+---+---+---+\n"
              " 4 | X |   |   |   |\n"
              "   +---+---+---+---+\n"
              " 3 |   | * |   |   |\n"
              "   +---+---+---+---+\n"
              " 2 |   |   |   |   |\n"
              "   +---+---+---+---+\n"
              " 1 | O |   |   |   |\n"
              "   +---+---+---+---+\n"
              "O white   X black   * arrow\n"
              "white to move\n");
    EXPECT_EQ(converted(*read(four_by_four), "pgn").error().message,
              "unknown format 'pgn'; the formats are txt, fen, board, game, drawing");
    expect_error(entry().read("1. d1-d7/g7 d10-d7/d8").error(), {"", 1, 13, "d10-d7: a white amazon is on d7"});
}

TEST(Entry, LinesOfPlayAreReadFromTheGamesEnd) {
    const Result<worlds::Solution> line = read(moves)->read_solution("2... d8 c9 c8\n3) g6-g4(b4)");
    ASSERT_TRUE(line) << line.error().message;
    EXPECT_EQ(line->slides, (std::vector<std::string>{"d8-c9/c8", "g6-g4/b4"}));
    EXPECT_TRUE(read(moves)->verify(*line).value().valid);
    EXPECT_FALSE(read(moves)->verify(read(moves)->read_solution("d1-d7/g7").value()).value().valid);
    expect_error(read(moves)->read_solution("\n d8-x9/c8").error(), {"", 2, 5, "x9 is off the board (a1 to j10)"});
}

TEST(Entry, WhatItMakesItReads) {
    const worlds::World& world = entry();
    Budget budget;
    std::vector<Message> warnings;
    for (const char* format : {"fen", "board", "game"}) {
        const Result<std::string> text = world.generate({{"format", format}}, 5, budget, warnings);
        ASSERT_TRUE(text) << text.error().message;
        EXPECT_TRUE(world.recognises(*text));
        EXPECT_TRUE(world.read(*text, true)) << *text;
        EXPECT_EQ(converted(*read(*text), "fen").value(),
                  world.generate({{"format", "fen"}}, 5, budget, warnings).value())
            << "the same position in every form";
    }
    EXPECT_FALSE(world.generate({{"format", "board"}, {"size", "6"}}, 1, budget, warnings));
}

TEST(Entry, RefusesWhatCannotBeRead) {
    EXPECT_FALSE(entry().read("hello"));
    EXPECT_TRUE(read(moves)->scene(nullptr));
}

}  // namespace
}  // namespace ariadne::amazons
