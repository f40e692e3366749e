#include "worlds/amazons/two_player/two_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

// Both sides play what looks best at once; where `blunder` says so, the worst.
Record quick_game(std::string_view start, std::size_t most, std::optional<std::size_t> blunder) {
    Record out{*parse_fen(start), {}};
    Position now = out.start;
    while (!has_lost(now) && out.moves.size() < most) {
        const std::vector<Move> legal = legal_moves(now);
        const auto worth = [&](const Move& move) {
            const Position next = apply(now, move);
            return has_lost(next) ? 1 : 1 - evaluate(next).win;
        };
        const bool worst = blunder == out.moves.size();
        out.moves.push_back(worst ? std::ranges::min(legal, {}, worth) : std::ranges::max(legal, {}, worth));
        now = apply(now, out.moves.back());
    }
    return out;
}

// Goes on by a millisecond whenever somebody looks, so that time is a count.
Budget::Clock::time_point ticking() {
    static std::atomic<int> looks = 0;
    return Budget::Clock::time_point(std::chrono::milliseconds(++looks));
}

constexpr std::string_view small_start = "2q2q/6/q4q/Q4Q/6/2QQ2 w";

TEST(Outlook, SeesBothSidesAlike) {
    const Result<worlds::Outlook> white = two_player().outlook("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w");
    const Result<worlds::Outlook> black = two_player().outlook("3Q2Q3/10/10/Q8Q/10/10/q8q/10/10/3q2q3 b");
    ASSERT_TRUE(white && black);
    EXPECT_FALSE(white->proven);
    EXPECT_GT(white->first, 0);
    EXPECT_LT(white->first, 1);
    EXPECT_NEAR(white->first, 1 - black->first, 1e-9);
    ASSERT_EQ(white->nearer.size(), 100U);
    ASSERT_EQ(white->terms.size(), black->terms.size());
    for (std::size_t i = 0; i < 100; ++i) EXPECT_EQ(white->nearer[i], -black->nearer[i]) << i;
    for (std::size_t i = 0; i < white->terms.size(); ++i) {
        EXPECT_EQ(white->terms[i].name, black->terms[i].name);
        EXPECT_EQ(white->terms[i].first, black->terms[i].second);
        EXPECT_EQ(white->terms[i].second, black->terms[i].first);
    }
}

TEST(Outlook, LooksAtTheLastPositionOfAGame) {
    const Result<worlds::Outlook> out = two_player().outlook("d1-d7/g7");
    ASSERT_TRUE(out);
    const Position position = last(*parse("d1-d7/g7"));
    EXPECT_EQ(out->nearer, territory(position).owner);
    EXPECT_NEAR(out->first, 1 - evaluate(position).win, 1e-9);
    EXPECT_FALSE(two_player().outlook("?"));
}

TEST(Outlook, IsProvenWhereCountingProvesIt) {
    // A wall between them: three turns for white, one for black, whoever begins.
    for (const char* text : {"Q3/****/q***/1*** w", "Q3/****/q***/1*** b"}) {
        const Result<worlds::Outlook> out = two_player().outlook(text);
        ASSERT_TRUE(out) << text;
        EXPECT_TRUE(out->proven) << text;
        EXPECT_EQ(out->first, 1) << text;
    }
    const Result<worlds::Outlook> lost = two_player().outlook("q*2/**2/4/3Q b");
    ASSERT_TRUE(lost);
    EXPECT_TRUE(lost->proven);
    EXPECT_EQ(lost->first, 1);
    EXPECT_EQ(two_player().outlook("Q*2/**2/4/3q w")->first, 0);
}

TEST(Review, FollowsTheChancesToTheEnd) {
    const Record game = quick_game(small_start, 100, std::nullopt);
    const Position end = last(game);
    ASSERT_TRUE(has_lost(end));
    Budget budget({.seconds = 3}, nullptr, {}, ticking);
    const Result<worlds::Review> review = two_player().review(write_record(game), budget);
    ASSERT_TRUE(review);
    ASSERT_EQ(review->first.size(), game.moves.size() + 1);
    for (const std::optional<double>& first : review->first) {
        ASSERT_TRUE(first);
        EXPECT_GE(*first, 0);
        EXPECT_LE(*first, 1);
    }
    EXPECT_EQ(*review->first.back(), end.to_move == Side::white ? 0 : 1);
    ASSERT_TRUE(review->decided);
    EXPECT_LT(*review->decided, review->first.size());
}

TEST(Review, FindsTheBlundersOfBothSidesTheWorstFirst) {
    for (const std::size_t blunder : {std::size_t{2}, std::size_t{3}}) {
        const Record game = quick_game(small_start, 8, blunder);  // not over
        Budget budget({.seconds = 6}, nullptr, {}, ticking);
        const Result<worlds::Review> review = two_player().review(write_record(game), budget);
        ASSERT_TRUE(review);
        ASSERT_EQ(review->first.size(), 9U);
        ASSERT_FALSE(review->slips.empty());
        EXPECT_EQ(review->slips.front().turn, blunder);
        for (std::size_t i = 0; i < review->slips.size(); ++i) {
            const worlds::Review::Slip& slip = review->slips[i];
            EXPECT_GT(slip.before, slip.after);
            const worlds::Review::Slip& worse = review->slips[i == 0 ? 0 : i - 1];
            EXPECT_LE(slip.before - slip.after, worse.before - worse.after);
            Record until = game;
            until.moves.resize(slip.turn);
            const Result<Move> better = parse_move(slip.better, game.start.size);
            ASSERT_TRUE(better) << slip.better;
            EXPECT_FALSE(why_not(last(until), *better));
        }
    }
}

TEST(Review, APositionIsAGameWithoutTurns) {
    Budget budget({.seconds = 3}, nullptr, {}, ticking);
    const Result<worlds::Review> review = two_player().review(small_start, budget);
    ASSERT_TRUE(review);
    EXPECT_EQ(review->first.size(), 1U);
    EXPECT_TRUE(review->slips.empty());
    EXPECT_FALSE(review->turning);
    EXPECT_FALSE(two_player().review("?", budget));
}

TEST(Review, EveryTurnHasAShareOfAShortTime) {
    const Record game = quick_game("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 10, std::nullopt);
    Budget budget({.seconds = 0.5}, nullptr, {}, ticking);
    const Result<worlds::Review> review = two_player().review(write_record(game), budget);
    ASSERT_TRUE(review);
    for (const std::optional<double>& first : review->first) EXPECT_TRUE(first);
    EXPECT_LT(budget.seconds(), 0.6);
}

TEST(Review, EndsWhenItIsCancelled) {
    const Record game = quick_game("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 12, std::nullopt);
    CancelFlag cancel = false;
    double raised = 0;
    const auto half_way = [&](const Progress& progress) {
        if (progress.fraction > 0.3 && !cancel.exchange(true)) raised = progress.seconds;
    };
    Budget budget({}, &cancel, half_way, ticking);
    const Result<worlds::Review> review = two_player().review(write_record(game), budget);
    ASSERT_TRUE(review);
    EXPECT_EQ(budget.stopped_by(), Stop::cancelled);
    EXPECT_GT(raised, 0);
    EXPECT_LT(budget.seconds() - raised, 0.05) << "looks at the clock, not seconds";
    // It begins at the end of the game; the first turns were not judged any more.
    ASSERT_EQ(review->first.size(), 13U);
    EXPECT_TRUE(review->first.back());
    EXPECT_FALSE(review->first.front());
    EXPECT_TRUE(std::ranges::is_partitioned(review->first, [](const auto& first) { return !first; }));
    EXPECT_TRUE(review->slips.empty());
}

}  // namespace

}  // namespace ariadne::amazons
