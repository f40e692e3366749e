#include "worlds/amazons/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/testing/random_position.h"
#include "worlds/amazons/testing/seed_file.h"
#include "worlds/text_test.h"

namespace ariadne::amazons {

namespace {

using worlds::testing::BadText;

constexpr std::string_view seed_fen = "*q8/6*1Q1/*9/Q*4q3/**7Q/6**2/7*2/1*6q1/1*8/1q2**Q*** w";

TEST(BoardFile, TheExampleOfTheAssignment) {
    const Result<Record> record = parse(seed_file);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_TRUE(record->moves.empty());
    EXPECT_EQ(write_fen(record->start), seed_fen);
    EXPECT_EQ(write_board_file(record->start).value(),
              "a7,g1,i9,j6\nb1,b10,g7,i3\na6,a8,a10,b2,b3,b6,b7,e1,f1,g5,g9,h1,h4,h5,i1,j1\n1\n");
}

TEST(BoardFile, BlanksOrderCaseAndLineEndsAreFree) {
    const Position expected = new_position().value();
    for (const std::string_view text : {"a4,d1,g1,j4\na7,d10,g10,j7\n\n1\n", "a4,d1,g1,j4\na7,d10,g10,j7\n\n1",
                                        "\xEF\xBB\xBF"
                                        "J4 , a4,\td1,g1 \r\n  d10,A7,g10,j7\r\n \r\n 1 \r\n\r\n\n",
                                        "# the beginning\na4,d1,g1,j4\na7,d10,g10,j7\n\n# who moves\n1\n"}) {
        const Result<Record> record = parse(text);
        ASSERT_TRUE(record) << text << record.error().message;
        EXPECT_EQ(record->start, expected) << text;
    }
    EXPECT_EQ(parse("a4,d1,g1,j4\na7,d10,g10,j7\n\n2\n")->start.to_move, Side::black);
}

TEST(BoardFile, EveryMistakeIsNamedWithItsPlace) {
    const std::string white = "a4,d1,g1,j4\n";
    const std::string black = "a7,d10,g10,j7\n";
    const BadText mistakes[] = {
        {"a4,k1,g1,j4\n" + black + "\n1\n", 1, 4, "k1 is off the board (a1 to j10)"},
        {"a4,d1,g1,j11\n" + black + "\n1\n", 1, 10, "j11 is off the board (a1 to j10)"},
        {white + "a7,d10,g10,\n\n1\n", 2, 12, "found the end of the line, expected a cell such as a4"},
        {white + "a7,,g10,j7\n\n1\n", 2, 4, "found ',', expected a cell such as a4"},
        {"a4 d1,g1,j4\n" + black + "\n1\n", 1, 4, "found 'd' after a4, expected a comma or the end of the line"},
        {white + black + "b2,B2\n1\n", 3, 4, "found an arrow on b2, but line 3 already has an arrow there"},
        {white + black + "b2, j7\n1\n", 3, 5, "found an arrow on j7, but line 2 already has a black amazon there"},
        {white + "a4,d10,g10,j7\n\n1\n", 2, 1,
         "found a black amazon on a4, but line 1 already has a white amazon there"},
        {"a4,d1,g1\n" + black + "\n1\n", 1, 9, "White has 3 amazons, expected 4"},
        {white + "\n\n1\n", 2, 1, "Black has 0 amazons, expected 4"},
        {"\n" + black + "\n1\n", 1, 1, "White has 0 amazons, expected 4"},
        {"a4,d1,g1,j4,j5\n" + black + "\n1\n", 1, 13, "j5 is one amazon too many; White has 4"},
        {white + "a7,d10,g10,j7,a9\n\n1\n", 2, 15, "a9 is one amazon too many; Black has 4"},
        {white + black + "\n3\n", 4, 1, "found '3', expected the player to move, 1 or 2"},
        {white + black + "\n  white\n", 4, 3, "found 'white', expected the player to move, 1 or 2"},
        {white + black + "\n\n1", 4, 1, "found nothing, expected the player to move, 1 or 2"},
        {white + black + "1\n", 3, 1, "found '1', expected the arrows; their line may be empty, but not missing"},
        {white, 2, 1, "the file ends before Black's amazons"},
        {white + black, 3, 1, "the file ends before the line of arrows, which may be empty"},
        {white + black + "\n", 4, 1, "the file ends before the player to move, 1 or 2"},
        {white + black + "\n1\n\n2\n", 6, 1, "unexpected fifth line '2'; this format has four lines"},
    };
    worlds::testing::expect_refused(parse, mistakes);
}

TEST(BoardFile, HoldsOnlyTheUsualBoard) {
    EXPECT_EQ(write_board_file(new_position(6).value()).error().message,
              "the board is 6x6; the four-line format only holds 10x10 boards");
    EXPECT_EQ(write_board_file(parse_fen("Q9/10/10/10/10/10/10/10/10/10 w").value()).error().message,
              "White has 1 amazon; the four-line format needs 4");
    EXPECT_EQ(write_board_file(parse_fen("QQQQ6/qqqqq5/10/10/10/10/10/10/10/10 w").value()).error().message,
              "Black has 5 amazons; the four-line format needs 4");
}

TEST(Fen, FurtherFieldsAreRead) {
    const Position start = new_position().value();
    for (const std::string_view text :
         {"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1",
          "  3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3\tw - -\r\n"}) {
        EXPECT_EQ(parse_fen(text).value(), start) << text;
        EXPECT_EQ(parse(text).value(), (Record{start, {}})) << text;
    }
    EXPECT_EQ(parse_fen("Q2q w").value().size, (Size{1, 4}));
    EXPECT_EQ(parse("1q w").value().start.size, (Size{1, 2}));
}

TEST(Fen, EveryMistakeIsNamedWithItsPlace) {
    const BadText mistakes[] = {
        {"3q2q3/10/10/x8q/10/10/Q8Q/10/10/3Q2Q3 w", 1, 13, "found 'x', expected Q, q, *, a number of empty cells or /"},
        {"# a remark\n\n3q/5/4/Q3 w", 3, 5, "row 2 from the top has 5 cells, expected 4 as in the first"},
        {"3q/3/4/Q3 w", 1, 5, "row 2 from the top has 3 cells, expected 4 as in the first"},
        {"3q//4/Q3 w", 1, 4, "row 2 from the top has 0 cells, expected 4 as in the first"},
        {"/4/Q3 w", 1, 1, "the first row has no cells, expected 1 to 10"},
        {"11/4/Q3 w", 1, 1, "row 1 from the top has more than 10 cells"},
        {"9qq/4/Q3 w", 1, 3, "row 1 from the top has more than 10 cells"},
        {"99999999999999999999/4/Q3 w", 1, 1, "row 1 from the top has more than 10 cells"},
        {"3q/0/4/Q3 w", 1, 4, "found 0 empty cells, expected 1 or more"},
        {"1/1/1/1/1/1/1/1/1/1/1 w", 1, 21, "too many rows; a board has at most 10"},
        {"3q/4/4/Q3", 1, 10, "found the end of the line, expected w or b for the side to move"},
        {"3q/4/4/Q3 x", 1, 11, "found 'x', expected w or b for the side to move"},
        {"3q/4/4/Q3 w KQ", 1, 13, "found 'KQ', expected -, a number or the end of the line"},
        {"3q/4/4/Q3 w - - 0 1 2", 1, 21, "unexpected '2' after the FEN"},
        {"3q/4/4/Q3 \x1b[31m", 1, 11, "found '\\x1B[31m', expected w or b for the side to move"},
        {"\x1b[31m", 1, 1, "found '\\x1B[31m', expected cells like a4,d1,g1,j4, a FEN, or moves like d1-d7/g7"},
    };
    worlds::testing::expect_refused(parse, mistakes);
    worlds::testing::expect_error(parse_fen("3q/4/4/Q3 w\nd1-d7/g7").error(),
                                  {"", 2, 1, "unexpected second line; a FEN is a single line"});
}

TEST(Game, MovesInAnyFormAndLayout) {
    const Record expected = parse("d1-d7/g7 d10-d8/f8 g1-g6/g2 d8-d9/d8").value();
    ASSERT_EQ(expected.moves.size(), 4U);
    EXPECT_EQ(expected.start, new_position().value());
    for (const std::string_view text :
         {"1. d1-d7/g7 d10-d8/f8\n2. g1-g6/g2 d8-d9/d8\n", "d1 d7 g7 d10 d8 f8 g1 g6 g2 d8 d9 d8",
          "1) d1-d7(g7) d10-d8(f8)\r\n2) g1-g6(g2)\r\n2... d8-d9(d8) 1-0\r\n",
          "# a game\nd1d7,d7g7 # the first\nd10d8,d8f8\n\ng1g6,g6g2\nd8d9,d9d8\n0-1\n# the end",
          "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1\n1.d1-d7/g7 d10-d8/f8 2.g1-g6/g2 d8-d9/d8"}) {
        const Result<Record> record = parse(text);
        ASSERT_TRUE(record) << text << record.error().message;
        EXPECT_EQ(*record, expected) << text;
    }
}

TEST(Game, EveryMistakeIsNamedWithItsPlace) {
    const BadText mistakes[] = {
        {"", 1, 1, "no position or game found"},
        {"# only this\n", 1, 1, "no position or game found"},
        {"\n hello\n", 2, 2, "found 'hello', expected cells like a4,d1,g1,j4, a FEN, or moves like d1-d7/g7"},
        {"1. d1-d7/g7\n2. d10-d8/d9 g1-k1/a1\n", 2, 17, "k1 is off the board (a1 to j10)"},
        {"1. d1-d7/g7 d10-d7/d8", 1, 13, "d10-d7: a white amazon is on d7"},
        {"d1-d7/d5\ng10-g2/g3 d7-d4/d7", 2, 11, "d7-d4: an arrow on d5 is in the way"},
        {"d1-d7/g7 d7-d8/d9", 1, 10, "d7-d8: the amazon on d7 belongs to White"},
        {"d1-d7/g7/", 1, 9, "found '/' after a move, expected a space"},
        {"d1-d7/d10", 1, 1, "shot from d7 to d10: a black amazon is on d10"},
        {"d1-d7/g7 1-0 d10-d8/f8", 1, 14, "unexpected text after the result"},
        {"d1-d7", 1, 6, "found the end of the line, expected a cell such as a4"},
        {"2/2 w\n2/2 w\n", 2, 1, "found a second position, expected moves"},
    };
    worlds::testing::expect_refused(parse, mistakes);
    worlds::testing::expect_error(parse_moves("# none\n", {10, 10}).error(),
                                  {"", 1, 1, "no moves found; a move looks like d1-d7/g7"});
    worlds::testing::expect_error(parse_moves("a1-a1/a1 a2", {10, 10}).error(),
                                  {"", 1, 12, "found the end of the line, expected a cell such as a4"});
    EXPECT_EQ(parse_moves("1. a1-a1/a1\n2. a2-b2/c2", {10, 10}).value().size(), 2U) << "possible or not";
}

TEST(Game, IsWrittenInPairs) {
    EXPECT_EQ(write_record(parse("d1 d7 g7 d10 d8 f8 g1 g6 g2").value()), "1. d1-d7/g7 d10-d8/f8\n2. g1-g6/g2\n");
    EXPECT_EQ(write_record(parse("3q/4/4/Q3 b\nd4-d3/d4 a1-a2/a1").value()),
              "3q/4/4/Q3 b\n1... d4-d3/d4\n2. a1-a2/a1\n");
    EXPECT_EQ(write_record({new_position().value(), {}}), "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w\n");
}

TEST(Text, TellsItsFormsFromOtherTexts) {
    for (const std::string_view text :
         {seed_file, seed_fen, std::string_view("d1-d7/g7"), std::string_view("1. d1 d7 g7\n"),
          std::string_view("# x\n\nd1d7,d7g7"), std::string_view("a4\n"), std::string_view("z99,a4\n"),
          std::string_view("3q2q3/10/10/q8q w"), std::string_view("3q2z3/10/10/q8q"), std::string_view("1q w")})
        EXPECT_TRUE(recognises(text)) << text;
    for (const std::string_view text :
         {"", "\n# x\n", "4,3\n1,2,10\n", "N=4, M=11, P=8\n", "LABYRINTH 2 3\n", "BB.C\n...C\n", "10 10\n", "hello",
          "{\"PLAN\": []}", "type octile\nheight 3\n", "a", "1.", "examples/rush/levels.txt", "(0,1) (1,1)", "A+1 B-2",
          "N4 M3", "a1b", "P1\n2 2\n", "P4 2 2"})
        EXPECT_FALSE(recognises(text)) << text;
    EXPECT_TRUE(recognises_line("3q/4/4/Q3 w"));
    EXPECT_FALSE(recognises_line("examples/amazons/game.txt"));
    EXPECT_FALSE(recognises_line("d1-d7/g7"));
}

TEST(Text, AFileOfManyPositions) {
    const auto many = puzzles_in("# first\n3q/4/4/Q3 w\n\n# second\n2/Q1 w\na1-a2/a1\n1q w\n");
    ASSERT_EQ(many.size(), 3U);
    EXPECT_EQ(many[0], (worlds::PuzzleText{"# first\n3q/4/4/Q3 w\n\n", 1, "first"}));
    EXPECT_EQ(many[1], (worlds::PuzzleText{"# second\n2/Q1 w\na1-a2/a1\n", 4, "second"}));
    EXPECT_EQ(many[2], (worlds::PuzzleText{"1q w\n", 7, ""}));
    for (const worlds::PuzzleText& one : many) EXPECT_TRUE(parse(one.text)) << one.text;
    EXPECT_EQ(puzzles_in(seed_file).size(), 1U);
    EXPECT_EQ(puzzles_in("d1-d7/g7").size(), 1U);
    EXPECT_EQ(puzzles_in("").size(), 1U);
}

TEST(Draw, ShowsRowsFromTheTopAndALegend) {
    EXPECT_EQ(draw(parse_fen("q1*/1Q1 w").value(), "Ann", "Bob", "arrow"),
              "     a   b   c\n"
              "   +---+---+---+\n"
              " 2 | X |   | * |\n"
              "   +---+---+---+\n"
              " 1 |   | O |   |\n"
              "   +---+---+---+\n"
              "O Ann   X Bob   * arrow\n");
    const std::string full = draw(new_position().value(), "", "", "");
    EXPECT_NE(full.find("\n10 |   |   |   | X |"), std::string::npos) << full;
}

RC_GTEST_PROP(Text, PositionsSurviveTheWayThroughAFen, (std::uint64_t seed)) {
    Random random(seed);
    const Position position = testing::random_position(random);
    RC_ASSERT((parse_fen(write_fen(position)) == Result<Position>(position)));
    RC_ASSERT((parse(write_record({position, {}})) == Result<Record>(Record{position, {}})));
    RC_ASSERT(recognises(write_fen(position)));
    if (const auto file = write_board_file(position)) RC_ASSERT((parse(*file)->start == position));
}

// Turns at random, as many as there are up to `most`.
Record random_game(Position start, std::size_t most, Random& random) {
    Record out{start, {}};
    Position now = std::move(start);
    while (out.moves.size() < most) {
        const std::vector<Move> moves = legal_moves(now);
        if (moves.empty()) break;
        out.moves.push_back(moves[random.below(moves.size())]);
        now = apply(now, out.moves.back());
    }
    return out;
}

RC_GTEST_PROP(Text, GamesSurviveTheWayThroughTheirText, (std::uint64_t seed)) {
    Random random(seed);
    const Record record = random_game(testing::random_position(random, 6), random.below(12), random);
    const std::string text = write_record(record);
    RC_ASSERT((parse(text) == Result<Record>(record)));
    RC_ASSERT((puzzles_in(text).size() == 1U));
}

RC_GTEST_PROP(Text, BoardsOfTheUsualGameSurviveTheirFile, (std::uint64_t seed)) {
    Random random(seed);
    const Position position = last(random_game(new_position().value(), random.below(20), random));
    RC_ASSERT((parse(write_board_file(position).value())->start == position));
}

}  // namespace
}  // namespace ariadne::amazons
