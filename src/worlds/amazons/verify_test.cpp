#include "worlds/amazons/verify.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/testing/random_position.h"
#include "worlds/amazons/testing/seed_file.h"
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
    EXPECT_EQ(found.message, "all moves are legal");
    EXPECT_EQ(found.figures, (worlds::Figures{{"turns", 2}}));
}

TEST(Verify, SaysWhoHasWonWhenTheGameIsOver) {
    const worlds::Verification lost = checked("Q1*q1 w", {"a1-b1/a1", "d1-e1/d1"});
    EXPECT_TRUE(lost.valid) << lost.message;
    EXPECT_EQ(lost.figures, (worlds::Figures{{"turns", 2}, {"won", 0}}));
    EXPECT_EQ(lost.message, "the game is over: White has no moves left");
    const worlds::Verification won = checked("Q1*q* w", {"a1-b1/a1"});
    EXPECT_TRUE(won.valid);
    EXPECT_EQ(won.figures, (worlds::Figures{{"turns", 1}, {"won", 1}}));
    EXPECT_EQ(won.message, "the game is over: Black has no moves left");
}

TEST(Verify, NamesTheFirstTurnThatIsNotPossible) {
    struct Case {
        std::vector<std::string> turns;
        const char* message;
    };
    for (const Case& row : std::initializer_list<Case>{
             {{"a4-a3/a4"}, "move 1 (a4-a3/a4) is illegal: the amazon on a4 belongs to Black"},
             {{"b1-b2/a1"}, "move 1 (b1-b2/a1) is illegal: there is no amazon on b1"},
             {{"a1-a1/a2"}, "move 1 (a1-a1/a2) is illegal: the amazon must leave a1"},
             {{"a1-b3/a3"}, "move 1 (a1-b3/a3) is illegal: the two cells are not in line"},
             {{"a1-a4/a3"}, "move 1 (a1-a4/a3) is illegal: a black amazon is on a4"},
             {{"a1-a2/a1", "a4-d1/c1"}, "move 2 (a4-d1/c1) is illegal: an arrow is on b3"},
             {{"a1-a3/d3"}, "the shot of move 1 (a1-a3/d3) is illegal: an arrow is on b3"},
             {{"a1-a3/a3"}, "the shot of move 1 (a1-a3/a3) is illegal: the arrow must leave a3"},
             {{"a1-a3/c2"}, "the shot of move 1 (a1-a3/c2) is illegal: the two cells are not in line"}}) {
        const worlds::Verification found = checked(open_board, row.turns);
        EXPECT_FALSE(found.valid);
        EXPECT_EQ(found.message, row.message);
        EXPECT_EQ(found.figures.front().second, static_cast<std::int64_t>(row.turns.size()) - 1);
    }
}

TEST(Verify, NamesTheFirstCellOnTheWayAndWhatIsThere) {
    Position board = last(parse(seed_file).value());
    board.to_move = Side::black;
    const auto message = [&](const char* turn) {
        return replay(board, {parse_move(turn, board.size).value()}).message;
    };
    EXPECT_EQ(message("i3-f6/e6"), "move 1 (i3-f6/e6) is illegal: an arrow is on h4");
    EXPECT_EQ(message("g7-g10/a10"), "move 1 (g7-g10/a10) is illegal: an arrow is on g9");
    EXPECT_EQ(message("b10-h10/j8"), "the shot of move 1 (b10-h10/j8) is illegal: a white amazon is on i9");
    EXPECT_EQ(message("g1-g2/g3"), "move 1 (g1-g2/g3) is illegal: the amazon on g1 belongs to White");
}

TEST(Verify, NamesTheSameCellAsTheRules) {
    Random random(18);
    int blocked = 0;
    for (int round = 0; round < 300; ++round) {
        const Position board = testing::random_position(random);
        const auto cell = [&] { return board.size.cell(random.below(board.squares.size())); };
        for (int i = 0; i < 200; ++i) {
            const Move move{cell(), cell(), cell()};
            const std::optional<Refused> refused = why_not(board, move);
            const Replay played = replay(board, {move});
            ASSERT_EQ(played.valid, !refused) << write_fen(board) << " " << write_move(move, board.size);
            if (!refused || (refused->reason != Refusal::occupied && refused->reason != Refusal::in_the_way)) continue;
            ++blocked;
            EXPECT_TRUE(played.message.english().ends_with(" is on " + write_cell(refused->cell, board.size)))
                << played.message;
        }
    }
    EXPECT_GT(blocked, 100);
}

TEST(Verify, HoldsClaimsAgainstTheReplay) {
    EXPECT_TRUE(checked(open_board, {"a1-b2/a1"}, {{"turns", 1}, {"chance_permille", 500}}).valid);
    EXPECT_EQ(checked(open_board, {"a1-b2/a1"}, {{"turns", 2}}).message,
              "the moves are legal, but the claimed turns=2 is wrong: the replay gives turns=1");
    EXPECT_FALSE(checked("Q1*q* w", {"a1-b1/a1"}, {{"won", 0}}).valid);
}

TEST(Verify, WordsThatAreNoTurnsAreAnError) {
    worlds::Solution solution;
    solution.slides = {"a1-b2/a1", "e2-e4"};
    const auto found = verify(parse_fen(open_board).value(), solution);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().message, "move 2: e2 is off the board (a1 to d4)");
}

TEST(Verify, CellsOffTheBoardAreRefused) {
    const Position start = parse_fen(open_board).value();
    for (const Move& move : {Move{{3, 0}, {3, 4}, {3, 0}}, Move{{9, 9}, {3, 1}, {3, 0}}, Move{{3, 0}, {3, 1}, {-1, 1}}})
        EXPECT_FALSE(replay(start, {move}).valid);
}

}  // namespace
}  // namespace ariadne::amazons
