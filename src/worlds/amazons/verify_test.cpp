#include "worlds/amazons/verify.h"

#include <gtest/gtest.h>

#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

constexpr std::string_view open_board = "q3/1*2/4/Q3 w";

worlds::Verification checked(std::string_view fen, std::vector<std::string> words, worlds::Figures figures = {}) {
    worlds::Solution solution;
    solution.slides = std::move(words);
    solution.figures = std::move(figures);
    return verify(parse_fen(fen).value(), solution).value();
}

TEST(Verify, FollowsALineOfTurns) {
    const worlds::Verification found = checked(open_board, {"a1-b2/a1", "a4-a2/a3"});
    EXPECT_TRUE(found.valid) << found.message;
    EXPECT_EQ(found.message, "every turn is possible");
    EXPECT_EQ(found.figures, (worlds::Figures{{"turns", 2}}));
}

TEST(Verify, SaysWhoHasWonWhenTheGameIsOver) {
    const worlds::Verification lost = checked("Q1*q1 w", {"a1-b1/a1", "d1-e1/d1"});
    EXPECT_TRUE(lost.valid) << lost.message;
    EXPECT_EQ(lost.figures, (worlds::Figures{{"turns", 2}, {"won", 0}}));
    EXPECT_EQ(lost.message, "the game ends there: white has no turn left");
    const worlds::Verification won = checked("Q1*q* w", {"a1-b1/a1"});
    EXPECT_TRUE(won.valid);
    EXPECT_EQ(won.figures, (worlds::Figures{{"turns", 1}, {"won", 1}}));
    EXPECT_EQ(won.message, "the game ends there: black has no turn left");
}

TEST(Verify, NamesTheFirstTurnThatIsNotPossible) {
    struct Case {
        std::vector<std::string> turns;
        const char* message;
    };
    for (const Case& row : std::initializer_list<Case>{
             {{"a4-a3/a4"}, "turn 1 (a4-a3/a4) is not possible: no amazon of white is on a4"},
             {{"b1-b2/a1"}, "turn 1 (b1-b2/a1) is not possible: no amazon of white is on b1"},
             {{"a1-a1/a2"}, "turn 1 (a1-a1/a2) is not possible: it goes nowhere"},
             {{"a1-b3/a3"}, "turn 1 (a1-b3/a3) is not possible: no queen goes like that"},
             {{"a1-a4/a3"}, "turn 1 (a1-a4/a3) is not possible: a4 is not empty"},
             {{"a1-a2/a1", "a4-d1/c1"}, "turn 2 (a4-d1/c1) is not possible: b3 is not empty"},
             {{"a1-a3/d3"}, "turn 1 (a1-a3/d3) is not possible: the shot: b3 is not empty"},
             {{"a1-a3/a3"}, "turn 1 (a1-a3/a3) is not possible: the shot: it goes nowhere"},
             {{"a1-a3/c2"}, "turn 1 (a1-a3/c2) is not possible: the shot: no queen goes like that"}}) {
        const worlds::Verification found = checked(open_board, row.turns);
        EXPECT_FALSE(found.valid);
        EXPECT_EQ(found.message, row.message);
        EXPECT_EQ(found.figures.front().second, static_cast<std::int64_t>(row.turns.size()) - 1);
    }
}

TEST(Verify, HoldsClaimsAgainstTheReplay) {
    EXPECT_TRUE(checked(open_board, {"a1-b2/a1"}, {{"turns", 1}, {"chance_permille", 500}}).valid);
    EXPECT_EQ(checked(open_board, {"a1-b2/a1"}, {{"turns", 2}}).message,
              "the turns are possible, but turns is 1, not 2 as claimed");
    EXPECT_FALSE(checked("Q1*q* w", {"a1-b1/a1"}, {{"won", 0}}).valid);
}

TEST(Verify, WordsThatAreNoTurnsAreAnError) {
    worlds::Solution solution;
    solution.slides = {"a1-b2/a1", "e2-e4"};
    const auto found = verify(parse_fen(open_board).value(), solution);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().message, "turn 2: the cell e2 is off the board, expected a1 to d4");
}

TEST(Verify, CellsOffTheBoardAreRefused) {
    const Position start = parse_fen(open_board).value();
    for (const Move& move : {Move{{3, 0}, {3, 4}, {3, 0}}, Move{{9, 9}, {3, 1}, {3, 0}}, Move{{3, 0}, {3, 1}, {-1, 1}}})
        EXPECT_FALSE(replay(start, {move}).valid);
}

}  // namespace
}  // namespace ariadne::amazons
