#include "worlds/rush/verify.h"

#include <gtest/gtest.h>

#include "worlds/rush/slide_text.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {
namespace {

const std::string_view rows =
    "..B...\n"
    "..B...\n"
    "AAB..C\n"
    ".....C\n"
    "DDDx..\n"
    "......\n";

Replay played(std::string_view slides) {
    const Board board = parse(rows)->board;
    const Result<std::vector<Slide>> parsed = parse_slides(board, slides);
    EXPECT_TRUE(parsed) << parsed.error().message;
    return parsed ? replay(board, *parsed) : Replay{};
}

TEST(RushVerify, CountsMovesAndSteps) {
    const Board board = parse("...B..\n...B..\nAA....\n......\n......\n......\n")->board;
    const Replay solved = replay(board, *parse_slides(board, "A+4"));
    EXPECT_TRUE(solved.valid) << solved.message;
    EXPECT_EQ(solved.moves, 1);
    EXPECT_EQ(solved.steps, 4);
    EXPECT_TRUE(solved.board.solved());
}

TEST(RushVerify, RejectsWhatCannotBe) {
    const std::pair<std::string_view, std::string_view> wrong[] = {
        {"A+1", "move 1 (A+1) is not possible: vehicle B is in the way at row 3, column 3"},
        {"C+2 A+1", "move 2 (A+1) is not possible: vehicle B is in the way at row 3, column 3"},
        {"A-1", "move 1 (A-1) is not possible: the vehicle would leave the board"},
        {"C+3", "move 1 (C+3) is not possible: the vehicle would leave the board"},
        {"D+1", "move 1 (D+1) is not possible: a wall is in the way at row 5, column 4"},
        {"B+2", "move 1 (B+2) is not possible: vehicle D is in the way at row 5, column 3"},
        {"C+1 C-1", "after 2 moves the red car is not at the exit"},
        {"", "after 0 moves the red car is not at the exit"},
    };
    for (const auto& [slides, message] : wrong) {
        const Replay stopped = played(slides);
        EXPECT_FALSE(stopped.valid) << slides;
        EXPECT_EQ(stopped.message, message) << slides;
    }
    const Board board = parse(rows)->board;
    EXPECT_FALSE(replay(board, {{9, 1}}).valid);
    EXPECT_FALSE(replay(board, {{0, 0}}).valid);
}

TEST(RushVerify, WordsThatAreNoSlides) {
    const Board board = parse(rows)->board;
    for (const std::string_view word :
         {"A", "A+", "A1", "+1", "E+1", "A+0", "A+16", "A+1x", "A--1", "a+1", "A+99999999999"})
        EXPECT_FALSE(parse_slides(board, word)) << word;
    const Result<std::vector<Slide>> bad = parse_slides(board, "C+1,\n  Q+2");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().line, 2);
    EXPECT_EQ(bad.error().column, 3);
    EXPECT_EQ(bad.error().message, "found 'Q+2', expected a vehicle of the board");
    for (const int far : {1, 9, 10, 15}) {
        const Slide slide{0, static_cast<std::int8_t>(-far)};
        EXPECT_EQ(*parse_slide(board, write_slide(board, slide)), slide);
    }
}

}  // namespace
}  // namespace ariadne::rush
