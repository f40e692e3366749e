#include "worlds/amazons/questions.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/testing/plain_board.h"
#include "worlds/amazons/testing/random_position.h"
#include "worlds/amazons/testing/seed_file.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

Ruling ruling(const Position& position, const std::string& question) {
    return rule(position, parse_question(question, position.size).value());
}

std::string why_not(const Position& position, const std::string& question) {
    return ruling(position, question).why_not.english();
}

std::string cells(const Position& position, const std::string& question) {
    std::string out;
    for (const std::string& cell : write_cells(ruling(position, question).cells, position.size)) out += cell + " ";
    return out;
}

TEST(Questions, TheThreeOfTheAssignmentWhoeverIsToMove) {
    Position board = last(parse(seed_file).value());
    for (const Side side : {Side::white, Side::black}) {
        board.to_move = side;
        EXPECT_EQ(why_not(board, "b1-a1"), "");
        EXPECT_EQ(why_not(board, "i3-f6"), "an arrow on h4 is in the way");
        EXPECT_EQ(why_not(board, "c1/d1"), "");
        EXPECT_EQ(why_not(board, "g6/g8"), "a black amazon on g7 is in the way");
        EXPECT_EQ(why_not(board, "i3-f6/e6"), "i3-f6: an arrow on h4 is in the way");
        EXPECT_EQ(why_not(board, "b1-a1/b1"), "");
        EXPECT_EQ(why_not(board, "a7-b8/a7"), "");
        EXPECT_EQ(cells(board, "b1"), "a1 a2 c1 c2 d1 d3 e4 f5 g6 h7 i8 j9 ");
        EXPECT_EQ(cells(board, "white"), "a7 g1 i9 j6 ");
        EXPECT_EQ(cells(board, "black"), "b1 b10 g7 i3 ");
    }
}

TEST(Questions, ASideThatIsShutInHasNoTurnLeft) {
    const Position board = parse_fen("q*2/**2/4/3Q w").value();
    EXPECT_EQ(why_not(board, "black"), "Black has no moves left");
    EXPECT_EQ(why_not(board, "a4"), "the amazon on a4 cannot move");
    EXPECT_EQ(why_not(board, "a4/"), "no arrow can be shot from a4");
    EXPECT_EQ(why_not(board, "a3"), "there is no amazon on a3");
    EXPECT_EQ(why_not(board, "white"), "");
    EXPECT_EQ(cells(board, "c4/"), "c1 c2 c3 d3 d4 ");
}

TEST(Questions, AreWrittenAsTheyAreRead) {
    const Size size{10, 10};
    for (const char* text : {"white", "black", "b1", "b10-a1", "c1/", "c1/d1", "b1-a1/b1"})
        EXPECT_EQ(write_question(parse_question(text, size).value(), size), text);
    EXPECT_EQ(write_question(parse_question(" B1 a1 ", size).value(), size), "b1-a1");
    EXPECT_EQ(write_question(parse_question("b1 a1 b1", size).value(), size), "b1-a1/b1");
    EXPECT_EQ(write_question(parse_question("b1a1,a1b1", size).value(), size), "b1-a1/b1");
    for (const char* wrong : {"", "red", "k1", "b11", "b1-", "b1-a1/", "b1/a1/b1", "c1/d1 e1", "b1-a1/b1 x"})
        EXPECT_FALSE(parse_question(wrong, size)) << wrong;
    EXPECT_EQ(parse_question("red", size).error().message, "found 'red', expected white, black or a cell such as a4");
    EXPECT_EQ(parse_question(" k1", size).error().message, "k1 is off the board (a1 to j10)");
    EXPECT_EQ(parse_question("", size).error().message,
              "found the end of the line, expected white, black or a cell such as a4");
}

// Every question that has a yes is one that begins a turn of the plain board.
TEST(Questions, AgreeWithTheTurnsOfAnotherGenerator) {
    Random random(7);
    for (int round = 0; round < 40; ++round) {
        Position position = testing::random_position(random, 5);
        for (const Side side : {Side::white, Side::black}) {
            position.to_move = side;
            const std::set<std::string> turns = testing::PlainBoard(write_fen(position)).turns();
            std::set<std::string> movements;
            for (const std::string& turn : turns) movements.insert(turn.substr(0, turn.find('/')));
            position.to_move = other(side);  // whoever is to move
            EXPECT_EQ(ruling(position, side == Side::white ? "white" : "black").why_not.empty(), !turns.empty());
            const std::size_t area = position.size.area();
            for (std::size_t i = 0; i < area; ++i) {
                if (position.squares[i] != amazon_of(side)) continue;
                const Cell from = position.size.cell(i);
                std::size_t reached = 0;
                for (std::size_t j = 0; j < area; ++j) {
                    const Question question{.side = {}, .from = from, .to = position.size.cell(j), .arrow = {}};
                    const bool yes = rule(position, question).why_not.empty();
                    EXPECT_EQ(yes, movements.contains(write_question(question, position.size))) << write_fen(position);
                    reached += yes ? 1U : 0U;
                    const Question turn{.side = {},
                                        .from = from,
                                        .to = position.size.cell(j),
                                        .arrow = position.size.cell(random.below(area))};
                    EXPECT_EQ(rule(position, turn).why_not.empty(), turns.contains(write_question(turn, position.size)))
                        << write_fen(position) << " " << write_question(turn, position.size);
                }
                const Question amazon{.side = {}, .from = from, .to = {}, .arrow = {}};
                EXPECT_EQ(rule(position, amazon).cells.size(), reached) << write_fen(position);
            }
        }
    }
}

}  // namespace
}  // namespace ariadne::amazons
