#include "worlds/amazons/exact/regions.h"

#include <gtest/gtest.h>

#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/testing/plain_minimax.h"

namespace ariadne::amazons {
namespace {

using testing::PlainMinimax;
using testing::random_position;

Position small_position(Random& random, int most_empty) {
    const Size size{static_cast<int>(random.between(3, 6)), static_cast<int>(random.between(3, 6))};
    const int white = static_cast<int>(random.between(1, 2));
    const int black = static_cast<int>(random.between(1, 2));
    const int room = size.rows * size.cols - white - black;
    return random_position(random, size, white, black, static_cast<int>(random.between(1, std::min(room, most_empty))));
}

TEST(AmazonsFill, agrees_with_trying_everything) {
    Random random(1);
    PlainMinimax plain;
    int defective = 0;
    int walked = 0;
    for (int i = 0; i < 1500; ++i) {
        const Size size{static_cast<int>(random.between(2, 5)), static_cast<int>(random.between(3, 6))};
        const int amazons = static_cast<int>(random.between(1, 2));
        const int room = size.rows * size.cols - amazons;
        const Position position =
            random_position(random, size, amazons, 0, static_cast<int>(random.between(1, std::min(room, 8))));
        const Board board = to_board(position);
        const int truth = plain.longest(position, Side::white);
        const Turns quick = fill(board.empty, board.amazons[0], 0);
        EXPECT_LE(quick.least, truth);
        EXPECT_GE(quick.most, truth);
        const Turns some = fill(board.empty, board.amazons[0], 20);
        EXPECT_LE(some.least, truth);
        EXPECT_GE(some.most, truth);
        const Turns full = fill(board.empty, board.amazons[0], 1000000);
        EXPECT_EQ(full.least, truth);
        EXPECT_EQ(full.most, truth);
        if (truth < quick.most) ++defective;
        if (truth == quick.least) ++walked;
        const std::optional<Turn> turn = fill_turn(board.empty, board.amazons[0], 1000000);
        ASSERT_EQ(turn.has_value(), truth > 0);
        if (!turn) continue;
        Board next = board;
        next.to_move = Side::white;
        apply(next, *turn);
        EXPECT_EQ(fill(next.empty, next.amazons[0], 1000000).least, truth - 1);
    }
    EXPECT_GT(defective, 20);
    EXPECT_GT(walked, 1300);
    RecordProperty("defective", defective);
    RecordProperty("walked", walked);
}

TEST(AmazonsRegions, filling_is_never_wrong) {
    Random random(2);
    PlainMinimax plain;
    int decided = 0;
    int early = 0;
    for (int i = 0; i < 4000; ++i) {
        const Position position = small_position(random, 7);
        const Board board = to_board(position);
        const Proof truth = plain.wins(position) ? Proof::win : Proof::loss;
        bool separated = true;
        for (const RegionValue& region : regions(board, 1000)) separated = separated && !region.contested;
        for (const unsigned effort : {0U, 8U, 64U, 100000U}) {
            const Proof proof = filling(board, effort);
            if (proof == Proof::none) continue;
            ASSERT_EQ(proof, truth) << i;
            if (effort < 100000U) continue;
            ++decided;
            if (!separated) ++early;
        }
    }
    EXPECT_GT(decided, 1800);
    EXPECT_GT(early, 700);
    RecordProperty("decided", decided);
    RecordProperty("early", early);
}

// A proven win is played out: the holder follows best_filling, the other side does whatever it likes.
TEST(AmazonsRegions, a_held_win_is_won_over_the_board) {
    Random random(3);
    int games = 0;
    for (int i = 0; i < 4000; ++i) {
        Board board = to_board(small_position(random, 14));
        if (filling(board, 100000) != Proof::win) continue;
        ++games;
        const Side winner = board.to_move;
        while (can_turn(board)) {
            if (board.to_move == winner) {
                const std::optional<Turn> turn = best_filling(board, 20000);
                ASSERT_TRUE(turn.has_value()) << i;
                apply(board, *turn);
                continue;
            }
            std::vector<Turn> turns;
            each_turn(board, [&](Turn turn) { turns.push_back(turn); });
            apply(board, turns[random.below(turns.size())]);
        }
        EXPECT_NE(board.to_move, winner) << i;
    }
    EXPECT_GT(games, 300);
}

TEST(AmazonsRegions, are_told_apart) {
    Position position;
    position.size = {3, 7};
    position.squares.assign(21, Square::empty);
    for (int row = 0; row < 3; ++row) position.at({row, 2}) = position.at({row, 5}) = Square::arrow;
    position.at({0, 0}) = Square::white;
    position.at({1, 3}) = Square::black;
    const std::vector<RegionValue> all = regions(to_board(position), 1000);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].owner, Side::white);
    EXPECT_EQ(all[0].least, 5);
    EXPECT_EQ(all[0].most, 5);
    EXPECT_EQ(all[1].owner, Side::black);
    EXPECT_EQ(count(all[1].cells), 6);
    EXPECT_FALSE(all[2].owner.has_value());
    EXPECT_FALSE(all[2].contested);
    EXPECT_EQ(all[2].most, 0);
    position.at({1, 2}) = Square::empty;
    const std::vector<RegionValue> joined = regions(to_board(position), 1000);
    ASSERT_EQ(joined.size(), 2U);
    EXPECT_TRUE(joined[0].contested);
    EXPECT_EQ(joined[0].most, 11);
}

}  // namespace
}  // namespace ariadne::amazons
