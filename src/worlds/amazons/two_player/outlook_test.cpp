#include "worlds/amazons/two_player/two_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/look_back.h"

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

constexpr int looks_until_cancelled = 60;  // at the clock, in the first round of a review

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
    for (const std::size_t blunder : {std::size_t{3}, std::size_t{4}}) {
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

// What is said of a turn is what the list of chances has before and after it, and who was ahead for good was so in it.
void expect_one_story(const LookBack& back, const Record& game) {
    const auto chance_of = [&](std::size_t turn, std::size_t place) {
        const bool white = (game.start.to_move == Side::white) == (turn % 2 == 0);
        return white ? *back.white.at(place) : 1 - *back.white.at(place);
    };
    for (const Slip& slip : back.slips) {
        EXPECT_DOUBLE_EQ(slip.before, chance_of(slip.turn, slip.turn));
        EXPECT_DOUBLE_EQ(slip.after, chance_of(slip.turn, slip.turn + 1));
        ASSERT_TRUE(slip.better);
        EXPECT_NE(*slip.better, game.moves.at(slip.turn));
    }
    if (!back.decided) return;
    const bool white = *back.white.back() > 0.5;
    for (std::size_t i = *back.decided; i < back.white.size(); ++i)
        EXPECT_GT(white ? *back.white[i] : 1 - *back.white[i], 0.5) << i;
    if (*back.decided > 0) {
        const double before = *back.white[*back.decided - 1];
        EXPECT_LE(white ? before : 1 - before, 0.505);
    }
}

TEST(Review, ListAndWordsTellOneStory) {
    for (const std::size_t blunder : {std::size_t{4}, std::size_t{5}}) {
        const Record game = quick_game(small_start, 100, blunder);
        const Side loser = last(game).to_move;
        Budget one({}, nullptr, {}, ticking);
        const LookBack lost = look_back_for_loser(game, loser, 1, one);
        EXPECT_FALSE(lost.slips.empty());
        EXPECT_TRUE(lost.decided);
        expect_one_story(lost, game);
        Budget other({}, nullptr, {}, ticking);
        expect_one_story(look_back_on(game, 1, other), game);
    }
}

// A look favours the side to move; the chances must not go up and down with every turn for that.
TEST(Review, WhoIsToMoveMakesNoDifference) {
    const Record game = quick_game("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 6, std::nullopt);
    Budget budget({}, nullptr, {}, ticking);
    const LookBack back = look_back_on(game, 3, budget);
    double raw = 0;
    double told = 0;
    Engine engine({.memory_mb = 16, .keep_tree = false});
    std::vector<double> white;
    for (std::size_t i = 0; i <= game.moves.size(); ++i) {
        const Position position =
            last({game.start, {game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(i)}});
        engine.set(position);
        Budget unlimited;
        const double win = engine.think({.nodes = 1000}, unlimited).thought.win;
        white.push_back(position.to_move == Side::white ? win : 1 - win);
    }
    for (std::size_t i = 0; i + 1 < white.size(); ++i) {
        raw += std::abs(white[i + 1] - white[i]);
        told += std::abs(*back.white[i + 1] - *back.white[i]);
    }
    EXPECT_LT(told, raw);
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

TEST(Review, AShortTimeMeansAShortLookAtEveryTurn) {
    const Record game = quick_game("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 10, std::nullopt);
    Budget budget({.seconds = 0.5}, nullptr, {}, ticking);
    const Result<worlds::Review> review = two_player().review(write_record(game), budget);
    ASSERT_TRUE(review);
    for (const std::optional<double>& first : review->first) EXPECT_TRUE(first);
    EXPECT_LT(budget.seconds(), 0.6);
}

TEST(Review, EndsWhenItIsCancelled) {
    const Record game = quick_game("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 12, std::nullopt);
    static CancelFlag cancel;
    static int looks;
    cancel = false;
    looks = 0;
    const auto half_way = [] {
        if (++looks == looks_until_cancelled) cancel = true;
        return Budget::Clock::time_point(std::chrono::milliseconds(looks));
    };
    Budget budget({}, &cancel, {}, half_way);
    const Result<worlds::Review> review = two_player().review(write_record(game), budget);
    ASSERT_TRUE(review);
    EXPECT_EQ(budget.stopped_by(), Stop::cancelled);
    EXPECT_LT(looks, looks_until_cancelled + 50);
    // It begins at the end of the game; the first turns were not judged any more.
    ASSERT_EQ(review->first.size(), 13U);
    EXPECT_TRUE(review->first.back());
    EXPECT_FALSE(review->first.front());
    EXPECT_TRUE(std::ranges::is_partitioned(review->first, [](const auto& first) { return !first; }));
}

}  // namespace

}  // namespace ariadne::amazons
