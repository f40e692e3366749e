#include "worlds/amazons/engine/engine.h"

#include <set>

#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/testing/plain_minimax.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

Finding think(Engine& engine, const Position& position, std::uint64_t nodes) {
    Budget budget;
    engine.set(position);
    return engine.think({.nodes = nodes}, budget);
}

Position fen(std::string_view text) {
    return *parse_fen(text);
}

}  // namespace

TEST(AmazonsEngine, PlaysAWholeGameByTheRules) {
    for (const int size : {10, 6, 4}) {
        Engine white({});
        Engine black({.keep_tree = false});
        Position position = *new_position(size);
        int turns = 0;
        while (!has_lost(position)) {
            const Finding found = think(position.to_move == Side::white ? white : black, position, 400);
            ASSERT_TRUE(found.best);
            ASSERT_FALSE(why_not(position, *found.best));
            // The line it expects can be played, too.
            Position after = position;
            for (const Move& move : found.thought.line) {
                ASSERT_FALSE(why_not(after, move));
                after = apply(after, move);
            }
            ASSERT_GE(found.thought.win, 0);
            ASSERT_LE(found.thought.win, 1);
            position = apply(position, *found.best);
            ++turns;
        }
        EXPECT_FALSE(think(white, position, 400).best);
        EXPECT_GT(turns, size);
    }
}

TEST(AmazonsEngine, SameNodesSameAnswer) {
    const Position position = *new_position(10);
    const auto ask = [&] {
        Engine engine({});
        return think(engine, position, 20000);
    };
    const Finding one = ask();
    const Finding two = ask();
    EXPECT_EQ(one.thought.line, two.thought.line);
    EXPECT_EQ(one.thought.nodes, two.thought.nodes);
    EXPECT_EQ(one.thought.win, two.thought.win);
    ASSERT_EQ(one.candidates.size(), two.candidates.size());
    for (std::size_t i = 0; i < one.candidates.size(); ++i) EXPECT_EQ(one.candidates[i].move, two.candidates[i].move);
}

// What it calls proven is what plain minimax finds; and of what is small it proves nearly all.
TEST(AmazonsEngine, ItsProofsAreTrue) {
    Random random(11);
    testing::PlainMinimax truth;
    int proven = 0;
    constexpr int boards = 400;
    for (int i = 0; i < boards; ++i) {
        const Position position = testing::random_position(random, {3, 4}, 1 + static_cast<int>(random.below(2)), 2, 6);
        Engine engine({});
        const Finding found = think(engine, position, 20000);
        const bool wins = truth.wins(position);
        if (found.thought.proof == Proof::none) continue;
        ++proven;
        ASSERT_EQ(found.thought.proof == Proof::win, wins) << write_fen(position);
        ASSERT_EQ(found.thought.win, wins ? 1 : 0);
        if (wins) {
            ASSERT_TRUE(found.best);
            ASSERT_FALSE(truth.wins(apply(position, *found.best))) << write_fen(position);
        }
    }
    EXPECT_GT(proven, boards * 9 / 10);
}

// Going on with the tree of the last turns gives proofs that are as true.
TEST(AmazonsEngine, ItsProofsAreTrueAlongAGame) {
    Random random(12);
    testing::PlainMinimax truth;
    int proven = 0;
    for (int i = 0; i < 60; ++i) {
        Position position = testing::random_position(random, {3, 4}, 2, 2, 7);
        Engine engine({});
        while (!has_lost(position)) {
            const Finding found = think(engine, position, 300);
            ASSERT_TRUE(found.best) << write_fen(position);
            if (found.thought.proof != Proof::none) {
                ++proven;
                ASSERT_EQ(found.thought.proof == Proof::win, truth.wins(position)) << write_fen(position);
            }
            if (found.thought.proof == Proof::win) {
                ASSERT_FALSE(truth.wins(apply(position, *found.best))) << write_fen(position);
            }
            position = apply(position, *found.best);
            const std::vector<Move> moves = legal_moves(position);
            if (moves.empty()) break;
            position = apply(position, moves[random.below(moves.size())]);
        }
    }
    EXPECT_GT(proven, 60);
}

TEST(AmazonsEngine, TakesAWinInOne) {
    // Black's last free cell is b4; white blocks it.
    Engine engine({});
    const Position position = fen("q*3/*1*2/5/5/4Q w");
    const Finding found = think(engine, position, 2000);
    ASSERT_TRUE(found.best);
    EXPECT_EQ(found.thought.proof, Proof::win);
    EXPECT_EQ(found.thought.win, 1);
    EXPECT_TRUE(has_lost(apply(position, *found.best))) << write_move(*found.best, position.size);
}

TEST(AmazonsEngine, NobodyToMoveIsLost) {
    Engine engine({});
    EXPECT_FALSE(think(engine, fen("4/4/4/3q w"), 100).best);
    EXPECT_EQ(think(engine, fen("4/4/4/3q w"), 100).thought.proof, Proof::loss);
}

TEST(AmazonsEngine, StopsWithinItsMemory) {
    Engine engine({.memory_mb = 4});
    Budget budget;
    engine.set(*new_position(10));
    const Finding found = engine.think({}, budget);  // no other limit
    EXPECT_TRUE(found.best);
    EXPECT_GT(found.thought.nodes, 10000U);
}

// What was thought is used again: the tree of a longer thinking is there after two turns, and gives the same kind of
// answer.
TEST(AmazonsEngine, GoesOnFromWhatItThought) {
    Engine engine({});
    const Position start = *new_position(10);
    const Finding first = think(engine, start, 200000);
    ASSERT_GE(first.thought.line.size(), 2U);
    const Position later = apply(apply(start, first.thought.line[0]), first.thought.line[1]);
    const Finding kept = think(engine, later, 1);
    Engine fresh({});
    const Finding anew = think(fresh, later, 1);
    EXPECT_GT(kept.thought.line.size(), anew.thought.line.size());
    EXPECT_FALSE(why_not(later, *kept.best));
}

TEST(AmazonsEngine, StopsWhenCancelled) {
    const CancelFlag cancel = true;
    Budget budget({}, &cancel);
    Engine engine({});
    engine.set(*new_position(10));
    EXPECT_TRUE(engine.think({}, budget).best);
}

TEST(AmazonsEngine, DepthIsTheLengthOfItsLine) {
    Engine engine({});
    Budget budget;
    engine.set(*new_position(10));
    EXPECT_GE(engine.think({.depth = 3}, budget).thought.depth, 3);
}

TEST(AmazonsEngine, TemperatureVariesItsPlay) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Engine engine({.temperature = 2, .seed = seed});
        const Finding found = think(engine, *new_position(10), 3000);
        ASSERT_TRUE(found.best);
        ASSERT_FALSE(why_not(*new_position(10), *found.best));
        seen.insert(write_fen(apply(*new_position(10), *found.best)));
    }
    EXPECT_GT(seen.size(), 2U);
}

TEST(AmazonsEngine, SharesAndRankOfCandidates) {
    Engine engine({});
    const Finding found = think(engine, *new_position(8), 30000);
    ASSERT_GE(found.candidates.size(), 2U);
    EXPECT_EQ(found.candidates.front().move, *found.best);
    double all = 0;
    for (const Candidate& one : found.candidates) {
        EXPECT_FALSE(why_not(*new_position(8), one.move));
        EXPECT_EQ(one.line.front(), one.move);
        all += one.share;
    }
    EXPECT_LE(all, 1);
}

}  // namespace ariadne::amazons
