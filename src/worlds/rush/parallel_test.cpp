#include "worlds/rush/parallel.h"

#include <gtest/gtest.h>

#include "worlds/rush/solve.h"
#include "worlds/rush/testing/brute_force.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {
namespace {

// The same states and the same solution.
TEST(RushParallel, ThreadsChangeNothing) {
    Random random(4);
    std::uint64_t expanded = 0;
    for (int i = 0; i < 120; ++i) {
        const Board board =
            testing::random_board(random, {.least = {7, 7}, .most = {8, 9}, .vehicles = 20, .walls = 3});
        SCOPED_TRACE(write(board));
        const auto with = [&](unsigned threads) {
            Budget budget({.nodes = 10'000});
            Question question;
            question.algorithm = "parallel";
            question.threads = threads;
            return solve(board, question, budget);
        };
        const Finding one = with(1);
        expanded += one.stats.expanded;
        for (const unsigned threads : {2U, 3U, 8U}) {
            const Finding many = with(threads);
            EXPECT_EQ(many.verdict, one.verdict);
            EXPECT_EQ(many.slides, one.slides);
            EXPECT_EQ(many.bound, one.bound);
            EXPECT_EQ(many.stats.expanded, one.stats.expanded);
        }
    }
    EXPECT_GT(expanded, 20'000U);
}

}  // namespace
}  // namespace ariadne::rush
