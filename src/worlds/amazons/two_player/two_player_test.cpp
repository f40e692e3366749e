#include "worlds/amazons/two_player/two_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

TEST(TwoPlayer, TheRefereeLetsOnlyLegalMovesPass) {
    const Result<std::unique_ptr<worlds::Referee>> made = two_player().referee("");
    ASSERT_TRUE(made);
    worlds::Referee& referee = **made;
    EXPECT_EQ(referee.to_move(), 0);
    EXPECT_EQ(referee.moves().size(), 2176U);
    EXPECT_FALSE(referee.over());
    for (const char* wrong : {"", "d1", "d1-d7", "a7-a6/a5", "d1-d10/d9", "d1-e3/e4", "nonsense", "k1-k2/k3"})
        EXPECT_FALSE(referee.play(wrong)) << wrong;
    EXPECT_EQ(referee.position(), write_fen(*new_position()));
    EXPECT_EQ(*referee.play("d1 d7 g7"), "d1-d7/g7");
    EXPECT_EQ(referee.to_move(), 1);
    EXPECT_EQ(*referee.play("g10-g8/h8"), "g10-g8/h8");
    const Result<Record> record = parse(referee.record());
    ASSERT_TRUE(record);
    EXPECT_EQ(record->moves.size(), 2U);
    EXPECT_EQ(write_fen(last(*record)), referee.position());
    // It goes on from the end of a game.
    EXPECT_EQ((*two_player().referee(referee.record()))->position(), referee.position());
    EXPECT_FALSE(two_player().referee("no such game"));
}

TEST(TwoPlayer, TheRefereeSeesTheEnd) {
    const auto referee = two_player().referee("q*2/**2/4/3Q b");
    ASSERT_TRUE(referee);
    EXPECT_TRUE((*referee)->over());
    EXPECT_EQ((*referee)->to_move(), 1);
    EXPECT_TRUE((*referee)->moves().empty());
}

TEST(TwoPlayer, OpeningsAreVariedRepeatableAndFair) {
    EXPECT_EQ(two_player().opening(0, 5), write_fen(*new_position()));
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const std::string text = two_player().opening(4, seed);
        EXPECT_EQ(two_player().opening(4, seed), text);
        seen.insert(text);
        const Result<Position> position = parse_fen(text);
        ASSERT_TRUE(position) << text;
        EXPECT_EQ(std::ranges::count(position->squares, Square::arrow), 4);
        EXPECT_EQ(position->to_move, Side::white);
        EXPECT_LT(std::abs(evaluate(*position).win - 0.5), 0.2) << text;
    }
    EXPECT_EQ(seen.size(), 6U);
    EXPECT_EQ(parse_fen(two_player().opening(3, 1))->to_move, Side::black);
}

TEST(TwoPlayer, PerftReadsAnyText) {
    Budget budget;
    EXPECT_EQ(two_player().perft("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 1, budget).value(), 2176U);
    EXPECT_EQ(two_player().perft("d1-d7/g7", 0, budget).value(), 1U);
    EXPECT_FALSE(two_player().perft("?", 1, budget));
}

TEST(TwoPlayer, LevelsHaveNames) {
    const std::vector<std::string> levels = two_player().levels();
    ASSERT_GE(levels.size(), 3U);
    worlds::EngineSettings settings;
    for (const std::string& level : levels) {
        settings.level = level;
        EXPECT_TRUE(two_player().engine(settings, [](auto) {})) << level;
    }
    settings.level = "?";
    EXPECT_FALSE(two_player().engine(settings, [](auto) {}));
}

}  // namespace

}  // namespace ariadne::amazons
