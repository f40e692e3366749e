#include <gtest/gtest.h>

#include "worlds/amazons/perft.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {
namespace {

TEST(AmazonsPerftThreads, count_the_same) {
    const Board board = to_board(parse_fen("1q1q1/q3q/5/Q3Q/1Q1Q1 w").value());
    for (const unsigned threads : {1U, 2U, 5U}) {
        Budget budget;
        EXPECT_EQ(perft(board, 3, threads, budget), 7940210U);
    }
    const Board small = to_board(parse_fen("3q/4/4/Q3 w").value());
    Budget budget;
    EXPECT_EQ(perft(small, 4, 3, budget), 6223832U);
}

TEST(AmazonsPerftThreads, end_with_the_budget) {
    const Board board = to_board(parse_fen("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w").value());
    Budget nodes(Limits{.nodes = 1000});
    EXPECT_EQ(perft(board, 5, 3, nodes), std::nullopt);
    const CancelFlag cancelled = true;
    Budget asked({}, &cancelled);
    EXPECT_EQ(perft(board, 5, 3, asked), std::nullopt);
}

}  // namespace
}  // namespace ariadne::amazons
