#include "worlds/rush/verify.h"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "text/characters.h"
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
    const std::string no_slide = "expected a vehicle, + or -, and a number of cells, such as B+2";
    const std::string no_vehicle = "expected a vehicle of the board";
    const std::string no_number = "expected a number after + or -";
    const std::string too_far = "expected 1 to 15 steps";
    const std::pair<std::string, std::string> wrong[] = {
        {"A", no_slide},           {"A+", no_slide},    {"A1", no_slide},       {"+1", no_slide},
        {"E+1", no_vehicle},       {"a+1", no_vehicle}, {"\xFF+1", no_vehicle}, {"A+1x", no_number},
        {"A--1", no_number},       {"A+1.", no_number}, {"A+0", too_far},       {"A+16", too_far},
        {"A+99999999999", too_far}};
    for (const auto& [word, why] : wrong) {
        const std::string message = "found '" + text::clipped(word) + "', " + why;
        EXPECT_EQ(parse_slides(board, word).error().message, message);
        EXPECT_EQ(parse_slides(board, std::vector{std::string("B+1"), word}).error().message, message);
    }
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
