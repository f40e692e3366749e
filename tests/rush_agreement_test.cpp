// Every algorithm of Rush Hour against a brute force that slides letters about, on small boards.
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "rounds.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/testing/brute_force.h"
#include "worlds/rush/text.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {
namespace {

struct Batch {
    std::string name;
    std::uint64_t seed;
    int boards;
    testing::BoardOrder order;
};

class RushAgreement : public ::testing::TestWithParam<Batch> {};

INSTANTIATE_TEST_SUITE_P(
    Boards, RushAgreement,
    ::testing::Values(Batch{"small", 11, 2000, {.most = {4, 4}, .vehicles = 6}},
                      Batch{"wide", 12, 100, {.most = {4, 6}, .vehicles = 7, .walls = 3}},
                      Batch{"full", 13, 100, {.least = {5, 5}, .most = {5, 5}, .vehicles = 11, .walls = 1}}),
    [](const auto& which) { return which.param.name; });

void expect_true(const Board& board, const Finding& found, Objective objective, int best) {
    ASSERT_TRUE(found.proven);
    ASSERT_EQ(found.verdict, best < 0 ? Verdict::impossible : Verdict::solved);
    if (best < 0) return;
    ASSERT_EQ(found.bound, best);
    const Replay played = replay(board, found.slides);
    ASSERT_TRUE(played.valid) << played.message;
    ASSERT_EQ(objective == Objective::moves ? played.moves : played.steps, best);
}

TEST_P(RushAgreement, EveryAlgorithm) {
    Random random(agreement::seed(GetParam().seed));
    const int boards = agreement::rounds(GetParam().boards);
    for (int i = 0; i < boards; ++i) {
        const Board board = testing::random_board(random, GetParam().order);
        const std::string text = write(board);
        SCOPED_TRACE(text);
        const testing::Truth truth = testing::brute_force(text, board.red_car().name);
        for (const std::string& algorithm : algorithm_names()) {
            SCOPED_TRACE(algorithm);
            for (const Objective objective : {Objective::moves, Objective::steps}) {
                const bool moves = objective == Objective::moves;
                Question question;
                question.objective = objective;
                question.algorithm = algorithm;
                question.count = algorithm == "bfs";
                Budget budget;
                const Finding found = solve(board, question, budget);
                ASSERT_NO_FATAL_FAILURE(expect_true(board, found, objective, moves ? truth.moves : truth.steps));
                if (question.count) {
                    ASSERT_EQ(found.optimal_count, std::to_string(moves ? truth.ways : truth.step_ways));
                }
            }
        }
    }
    RecordProperty("boards", boards);
}

}  // namespace
}  // namespace ariadne::rush
