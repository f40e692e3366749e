#include "worlds/rush/solve.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "search/astar.h"
#include "worlds/rush/component.h"
#include "worlds/rush/dear_at_first.h"
#include "worlds/rush/lines/line_search.h"
#include "worlds/rush/testing/brute_force.h"
#include "worlds/rush/text.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {
namespace {

using testing::brute_force;
using testing::random_board;
using testing::Truth;

Board board_of(std::string_view text) {
    const Result<Card> card = parse(text);
    EXPECT_TRUE(card) << card.error().message;
    return card ? card->board : Board{};
}

Finding answer(const Board& board, Objective objective, const std::string& algorithm, bool count = false) {
    Budget budget;
    Question question;
    question.objective = objective;
    question.algorithm = algorithm;
    question.count = count;
    question.threads = 2;
    return solve(board, question, budget);
}

Finding any_answer(const Board& board, Objective objective, std::uint64_t nodes) {
    Budget budget({.nodes = nodes});
    Question question;
    question.objective = objective;
    question.any = true;
    return solve(board, question, budget);
}

// What an algorithm says, against the truth and its own slides.
void expect_right(const Board& board, const Finding& found, Objective objective, int best) {
    if (best < 0) {
        EXPECT_EQ(found.verdict, Verdict::impossible);
        EXPECT_TRUE(found.proven);
        return;
    }
    ASSERT_EQ(found.verdict, Verdict::solved);
    EXPECT_TRUE(found.proven);
    EXPECT_EQ(found.bound, best);
    const Replay played = replay(board, found.slides);
    EXPECT_TRUE(played.valid) << played.message;
    EXPECT_EQ(objective == Objective::moves ? played.moves : played.steps, best);
}

void expect_all_right(const Board& board) {
    const std::string text = write(board);
    SCOPED_TRACE(text);
    const Truth truth = brute_force(text, board.red_car().name);
    for (const std::string& algorithm : algorithm_names()) {
        SCOPED_TRACE(algorithm);
        const bool count = algorithm == "bfs";
        const Finding moves = answer(board, Objective::moves, algorithm, count);
        expect_right(board, moves, Objective::moves, truth.moves);
        const Finding steps = answer(board, Objective::steps, algorithm, count);
        expect_right(board, steps, Objective::steps, truth.steps);
        if (!count) continue;
        EXPECT_EQ(moves.optimal_count, std::to_string(truth.ways));
        EXPECT_EQ(steps.optimal_count, std::to_string(truth.step_ways));
    }
    Budget budget;
    const std::optional<Component> component = explore(board, Objective::moves, budget);
    ASSERT_TRUE(component);
    EXPECT_EQ(component->states, truth.states);
    ASSERT_EQ(component->histogram, truth.histogram);
    if (truth.moves >= 0) {
        EXPECT_EQ(answer(component->hardest, Objective::moves, "bfs").bound, component->farthest());
    }
}

TEST(RushSolve, AgreesWithBruteForceOnSmallBoards) {
    Random random(1);
    for (int i = 0; i < 1000; ++i) expect_all_right(random_board(random, {.most = {4, 5}, .vehicles = 7}));
}

TEST(RushSolve, AgreesWithBruteForceOnCrowdedBoards) {
    Random random(2);
    for (int i = 0; i < 15; ++i)
        expect_all_right(random_board(random, {.least = {5, 5}, .most = {6, 6}, .vehicles = 15, .walls = 3}));
}

// The searches on words of bits and on plain positions, where brute force would take too long.
TEST(RushSolve, TheFastSearchAgreesWithThePlainOne) {
    Random random(3);
    int compared = 0;
    for (int i = 0; i < 400; ++i) {
        const Board board = random_board(random, {.least = {6, 6}, .most = {8, 8}, .vehicles = 16, .walls = 2});
        const Reach ranges = reach(board);
        if (ranges.blocked) continue;
        for (const Objective objective : {Objective::moves, Objective::steps}) {
            Budget budget({.nodes = 20'000});
            lines::LineSearch search;
            const auto fast = search.solve(board, ranges, objective, budget);
            if (!fast || !fast->proven) continue;
            const Finding plain = answer(board, objective, "bfs");
            SCOPED_TRACE(write(board));
            ASSERT_EQ(fast->verdict, plain.verdict);
            EXPECT_EQ(fast->cost, plain.bound);
            EXPECT_EQ(replay(board, fast->moves).valid, fast->verdict == Verdict::solved);
            ++compared;
        }
    }
    EXPECT_GT(compared, 100);
}

// Chains are never above the truth, nor below what must move at once; and A* with them agrees with breadth-first search
// on boards that do not fit words of bits.
TEST(RushSolve, LargeBoardsAgreeWithBreadthFirst) {
    Random random(5);
    int compared = 0;
    for (int i = 0; i < 300; ++i) {
        const Board board = random_board(random, {.least = {4, 9}, .most = {6, 10}, .vehicles = 14, .walls = 3});
        for (const Objective objective : {Objective::moves, Objective::steps}) {
            Budget budget({.nodes = 30'000});
            const Finding truth = solve(board, {.objective = objective, .algorithm = "bfs"}, budget);
            if (truth.verdict == Verdict::unknown) continue;
            SCOPED_TRACE(write(board));
            const int best = truth.verdict == Verdict::solved ? static_cast<int>(truth.bound) : -1;
            for (const std::string algorithm : {"lines", "parallel"})
                expect_right(board, answer(board, objective, algorithm), objective, best);
            if (best >= 0) {
                const Rules<1> rules(board, reach(board), objective, Lookahead::chains);
                const Rules<1> fewer(board, reach(board), objective, Lookahead::blockers);
                EXPECT_LE(rules.bound(rules.start()), best);
                EXPECT_GE(rules.bound(rules.start()), fewer.bound(fewer.start()));
            }
            ++compared;
        }
    }
    EXPECT_GT(compared, 100);
}

TEST(RushSolve, TheBoundMayChangeOnTheWay) {
    Random random(7);
    int solved = 0;
    for (int i = 0; i < 200; ++i) {
        const Board board = random_board(random, {.least = {4, 4}, .most = {6, 6}, .vehicles = 11, .walls = 2});
        if (reach(board).blocked) continue;
        for (const Objective objective : {Objective::moves, Objective::steps}) {
            SCOPED_TRACE(write(board));
            Budget enough;
            const Finding truth = solve(board, {.objective = objective, .algorithm = "bfs"}, enough);
            const Rules<1> dear(board, reach(board), objective, Lookahead::chains);
            const Rules<1> cheap(board, reach(board), objective, Lookahead::blockers_two);
            for (const std::uint64_t most : {0U, 1U, 7U, 100U}) {
                Budget budget;
                const auto outcome = search::astar(DearAtFirst<Rules<1>>(dear, cheap, most), budget);
                ASSERT_EQ(outcome.verdict, truth.verdict);
                if (outcome.verdict != Verdict::solved) continue;
                ++solved;
                ASSERT_TRUE(outcome.proven);
                ASSERT_EQ(outcome.cost, truth.bound);
                ASSERT_TRUE(replay(board, outcome.moves).valid);
            }
        }
    }
    EXPECT_GT(solved, 400);
}

TEST(RushSolve, AnySolutionIsOne) {
    Random random(6);
    int solved = 0;
    for (int i = 0; i < 300; ++i) {
        const Board board = random_board(random, {.least = {4, 4}, .most = {7, 7}, .vehicles = 14, .walls = 2});
        for (const Objective objective : {Objective::moves, Objective::steps}) {
            SCOPED_TRACE(write(board));
            Budget budget({.nodes = 30'000});
            const Finding truth = solve(board, {.objective = objective, .algorithm = "bfs"}, budget);
            if (truth.verdict == Verdict::unknown) continue;
            const Finding any = any_answer(board, objective, 1'000'000);
            ASSERT_EQ(any.verdict, truth.verdict);
            if (any.verdict == Verdict::impossible) continue;
            EXPECT_TRUE(replay(board, any.slides).valid);
            EXPECT_LE(any.bound, truth.bound);
            if (any.proven) {
                EXPECT_EQ(any.bound, truth.bound);
            }
            ++solved;
        }
    }
    EXPECT_GT(solved, 100);
}

// A crowded board of 10 x 10 that takes breadth-first search far too long. Where the limit ends the proof, the solution
// found first is shown.
TEST(RushSolve, ACrowdedLargeBoardIsSolvedSoon) {
    const Board board = board_of(
        ".VVVbb.S.F\n"
        "...DDD.SMF\n"
        ".WW.R.aNMd\n"
        "GG..RIaNMd\n"
        "..OORIQ...\n"
        "AA..KIQL..\n"
        "c.HHKJ.L..\n"
        "cPP..JUUZZ\n"
        "cBBCCJT.YY\n"
        ".EEE..TXX.\n");
    const Finding any = any_answer(board, Objective::moves, 10'000);
    EXPECT_EQ(any.verdict, Verdict::solved);
    EXPECT_TRUE(replay(board, any.slides).valid);
    const auto within = [&](std::uint64_t nodes) {
        Budget limited({.nodes = nodes});
        return solve(board, {}, limited);
    };
    const Finding early = within(10'000);
    EXPECT_EQ(early.verdict, Verdict::solved);
    EXPECT_FALSE(early.proven);
    EXPECT_LT(early.bound, static_cast<std::int64_t>(early.slides.size()));
    EXPECT_TRUE(replay(board, early.slides).valid);
    expect_right(board, within(60'000), Objective::moves, 11);
}

struct Record {
    std::string_view board;
    int moves;
    int steps;
    std::uint64_t states;
};

// Known to all who collect them.
constexpr Record records[] = {{"GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo", 51, 81, 4'780},
                              {"BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM", 49, 93, 24'132},
                              {"IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", 60, 103, 2'332},
                              {"BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN", 58, 110, 9'192}};

TEST(RushSolve, KnowsTheRecords) {
    for (const Record& record : records) {
        SCOPED_TRACE(record.board);
        const Board board = board_of(record.board);
        for (const std::string& algorithm : algorithm_names()) {
            if (algorithm == "ida") continue;  // takes its time
            SCOPED_TRACE(algorithm);
            expect_right(board, answer(board, Objective::moves, algorithm), Objective::moves, record.moves);
            expect_right(board, answer(board, Objective::steps, algorithm), Objective::steps, record.steps);
        }
        Budget budget;
        const auto component = explore(board, Objective::moves, budget);
        ASSERT_TRUE(component);
        EXPECT_EQ(component->states, record.states);
        EXPECT_EQ(component->farthest(), record.moves);
    }
}

TEST(RushSolve, WhatIsBlockedIsProvenAtOnce) {
    for (const std::string_view text :
         {"......\n......\nAA..x.\n......\n......\n......\n",  // a wall
          "......\n......\nAA.BB.\n......\n......\n......\n",  // a vehicle in the red car's own row
          "B..C\nB..C\nAA.C\nDDDx\n"}) {                       // a truck that cannot get off it
        SCOPED_TRACE(text);
        const Board board = board_of(text);
        for (const std::string& algorithm : algorithm_names()) {
            const Finding found = answer(board, Objective::moves, algorithm);
            EXPECT_EQ(found.verdict, Verdict::impossible);
            EXPECT_TRUE(found.proven);
            EXPECT_EQ(found.stats.expanded, 0U);
        }
    }
}

TEST(RushSolve, ASecondCarInTheRedCarsRowMayStandBehindIt) {
    const Board board = board_of("......\n...C..\nBBAC..\n..A...\n......\n......\n# red: B\n");
    EXPECT_EQ(answer(board, Objective::moves, "").verdict, Verdict::solved);
    expect_all_right(board_of("..C.\nBBC.\n....\n.DDA\n...A\n....\n# red: D\n"));
}

TEST(RushSolve, ASolvedBoardNeedsNothing) {
    const Board board = board_of("......\n......\n....AA\nBB....\n......\n......\n");
    for (const std::string& algorithm : algorithm_names()) {
        const Finding found = answer(board, Objective::moves, algorithm);
        EXPECT_EQ(found.verdict, Verdict::solved);
        EXPECT_TRUE(found.slides.empty());
    }
}

TEST(RushSolve, AnEmptyCarParkTakesOneMove) {
    for (const std::string& algorithm : algorithm_names())
        expect_right(board_of("....\nAA..\n....\n....\n"),
                     answer(board_of("....\nAA..\n....\n....\n"), Objective::moves, algorithm), Objective::moves, 1);
}

TEST(RushSolve, ListsTheOptimalSolutions) {
    const Board board = board_of("...B..\n...B..\nAA.B.C\n.....C\n......\n......\n");
    Budget budget;
    Question question;
    question.list = 100;
    const Finding found = solve(board, question, budget);
    EXPECT_EQ(std::to_string(found.listed.size()), found.optimal_count);
    EXPECT_GT(found.listed.size(), 1U);
    for (const auto& slides : found.listed) {
        EXPECT_EQ(std::ranges::count(found.listed, slides), 1);
        EXPECT_TRUE(replay(board, slides).valid);
        EXPECT_EQ(static_cast<std::int64_t>(slides.size()), found.bound);
    }
}

// A bound is never above the truth, however early the end.
TEST(RushSolve, BoundsHoldWhereLimitsEndTheSearch) {
    for (const std::string_view text : {"............AA......................", "..B.....B...AAB.....................",
                                        "...BBB....CD.AAECD...EFF...E........"}) {
        const Board board = board_of(text);
        const std::int64_t truth = answer(board, Objective::moves, "bfs").bound;
        for (const std::string& algorithm : algorithm_names())
            for (std::uint64_t nodes = 0; nodes < 40; ++nodes) {
                Budget budget({.nodes = nodes});
                Question question;
                question.algorithm = algorithm;
                const Finding found = solve(board, question, budget);
                EXPECT_LE(found.bound, truth) << algorithm << ' ' << nodes;
                if (found.proven) {
                    EXPECT_EQ(found.bound, truth) << algorithm << ' ' << nodes;
                }
            }
    }
}

TEST(RushSolve, LimitsEndEverySearch) {
    const Board board = board_of(records[1].board);
    for (const std::string& algorithm : algorithm_names()) {
        SCOPED_TRACE(algorithm);
        for (const Limits& limits : {Limits{.nodes = 100}, Limits{.seconds = 0}, Limits{.bytes = 4'000}}) {
            if (algorithm == "ida" && limits.bytes == 4'000) continue;  // makes do with it
            Budget budget(limits);
            Question question;
            question.algorithm = algorithm;
            const Finding found = solve(board, question, budget);
            EXPECT_EQ(found.verdict, Verdict::unknown);
            EXPECT_FALSE(found.proven);
            EXPECT_LE(found.bound, records[1].moves);
            EXPECT_NE(budget.stopped_by(), Stop::none);
            EXPECT_EQ(budget.bytes(), 0U);
        }
        if (algorithm == "ida") continue;  // takes its time
        // And leave nothing behind that the next would stumble over.
        expect_right(board, answer(board, Objective::moves, algorithm), Objective::moves, records[1].moves);
    }
}

}  // namespace
}  // namespace ariadne::rush
