#include "worlds/amazons/two_player/perft.h"

#include <gtest/gtest.h>

#include "worlds/amazons/testing/plain_minimax.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {
namespace {

struct Row {
    const char* fen;
    unsigned depth;
    std::uint64_t leaves;
};

std::uint64_t count_leaves(const Row& row) {
    const Result<Position> position = parse_fen(row.fen);
    Budget budget;
    return perft(to_board(position.value()), row.depth, budget).value();
}

TEST(AmazonsPerft, known_counts) {
    const std::vector<Row> rows = {
        {"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 0, 1},
        {"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 1, 2176},
        {"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 2, 4307152},
        {"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 3, 8350439170},
        {"2q1q2/7/q5q/7/Q5Q/7/2Q1Q2 w", 3, 359578432},
        {"1q2q1/q4q/6/6/Q4Q/1Q2Q1 w", 3, 91074224},
        {"1q2q1/q4q/6/Q4Q/1Q2Q1 w", 3, 33207636},
        {"1q1q1/q3q/5/Q3Q/1Q1Q1 w", 3, 7940210},
        {"1qq1/q2q/Q2Q/1QQ1 w", 4, 2918258},
        {"3q/4/4/Q3 w", 4, 6223832},
        {"10/6**2/5Q4/3q*1q3/3Q6/q7*1/*5*2Q/5*q*2/2Q*6/3*6 w", 2, 1321843},
        {"10/2q1*Q**2/1Q4q3/4*1*3/2q1*5/1*2*3*1/*******2Q/3Q1*q*2/3*6/3*6 w", 3, 107493981},
        {"2*3*3/1q2****2/***4**1/Q**1*1*1*Q/1q2*Qq1**/1*2**1**1/*******3/5****1/3*1**3/3*1Q*1q1 w", 4, 34017872},
        {"***3*2Q/*q1*****2/******1**1/Q****Q*1**/*****1q1**/**q***1***/********q*/Q1*******1/2*****3/3****3 b", 4,
         680544},
        {"10/10/10/10/10/10/10/10/***7/Q1*6q w", 2, 647},
        {"10/10/10/10/10/10/10/10/**7q/Q*8 w", 1, 0},
    };
    for (const Row& row : rows) EXPECT_EQ(count_leaves(row), row.leaves) << row.fen << " depth " << row.depth;
}

// Boards of every shape, up to all ten rows and columns, with up to nine amazons a side.
TEST(AmazonsPerft, agrees_with_playing_every_turn) {
    Random random(11);
    testing::PlainMinimax plain;
    for (int i = 0; i < 200; ++i) {
        const Size size{static_cast<int>(random.between(2, 10)), static_cast<int>(random.between(2, 10))};
        const int cells = size.rows * size.cols;
        const int white = static_cast<int>(random.between(1, std::min(9, cells / 2)));
        const int black = static_cast<int>(random.between(1, std::min(9, cells / 2)));
        const int empty = static_cast<int>(random.between(0, cells - white - black));
        const Position position = testing::random_position(random, size, white, black, empty);
        Budget budget;
        EXPECT_EQ(perft(to_board(position), 1, budget), plain.leaves(position, 1));
        if (empty <= 18) {
            EXPECT_EQ(perft(to_board(position), 2, budget), plain.leaves(position, 2));
        }
        if (empty <= 5) {
            EXPECT_EQ(perft(to_board(position), 5, budget), plain.leaves(position, 5));
        }
    }
}

TEST(AmazonsPerft, ends_with_the_budget) {
    const Board board = to_board(parse_fen("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w").value());
    Budget nodes(Limits{.nodes = 1000});
    EXPECT_EQ(perft(board, 4, nodes), std::nullopt);
    Budget deep(Limits{.nodes = 1000});
    EXPECT_EQ(perft(board, 99, deep), std::nullopt);  // deeper than any game
    const CancelFlag cancelled = true;
    Budget asked({}, &cancelled);
    EXPECT_EQ(perft(board, 5, asked), std::nullopt);
    EXPECT_EQ(asked.stopped_by(), Stop::cancelled);
}

}  // namespace
}  // namespace ariadne::amazons
