#include "worlds/amazons/exact/exact.h"

#include <gtest/gtest.h>

#include "worlds/amazons/exact/regions.h"
#include "worlds/amazons/exact/table.h"
#include "worlds/amazons/testing/plain_minimax.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {
namespace {

constexpr std::size_t small_table = 1U << 20U;

Position plain(const Position& before, Turn turn) {
    Position out = before;
    const Move move = to_move(turn);
    std::swap(out.at(move.from), out.at(move.to));
    out.at(move.arrow) = Square::arrow;
    out.to_move = other(before.to_move);
    return out;
}

// `size` decides whether the board fits into the small layout or needs the wide one.
void agree(Size size, int most_empty, int boards, std::uint64_t seed, int most_amazons = 3) {
    Random random(seed);
    testing::PlainMinimax minimax;
    int wins = 0;
    for (int i = 0; i < boards; ++i) {
        const int white = static_cast<int>(random.between(1, most_amazons));
        const int black = static_cast<int>(random.between(1, most_amazons));
        const Position position =
            testing::random_position(random, size, white, black, static_cast<int>(random.between(0, most_empty)));
        const bool truth = minimax.wins(position);
        Budget budget;
        const Exact exact = prove(to_board(position), budget, small_table);
        ASSERT_EQ(exact.proof, truth ? Proof::win : Proof::loss) << write_fen(position);
        ASSERT_EQ(exact.turn.has_value(), truth) << write_fen(position);
        if (!truth) continue;
        ++wins;
        ASSERT_FALSE(minimax.wins(plain(position, *exact.turn))) << write_fen(position);
    }
    EXPECT_GT(wins, boards / 5);
    EXPECT_LT(wins, boards - boards / 5);
}

TEST(AmazonsExact, agrees_with_plain_minimax) {
    agree({3, 4}, 6, 500, 1);
    agree({4, 4}, 7, 500, 2);
    agree({5, 4}, 7, 500, 3);
    agree({3, 7}, 7, 300, 4);
    agree({5, 5}, 8, 200, 7, 4);
}

TEST(AmazonsExact, agrees_on_wide_boards) {
    agree({3, 8}, 7, 300, 5);
    agree({2, 10}, 7, 300, 6);
}

Exact solve(const char* fen) {
    Budget budget;
    return prove(to_board(parse_fen(fen).value()), budget);
}

TEST(AmazonsExact, the_second_player_wins_four_by_four) {
    const Exact exact = solve("1qq1/q2q/Q2Q/1QQ1 w");
    EXPECT_EQ(exact.proof, Proof::loss);
    EXPECT_FALSE(exact.turn.has_value());
    EXPECT_LT(exact.nodes, 5000U);
    RecordProperty("nodes", static_cast<int>(exact.nodes));
}

TEST(AmazonsExact, one_amazon_each) {
    EXPECT_EQ(solve("3q/4/4/Q3 w").proof, Proof::win);
}

TEST(AmazonsExact, the_same_every_time) {
    EXPECT_EQ(solve("1q1q/q3/3Q/Q1Q1 w").nodes, solve("1q1q/q3/3Q/Q1Q1 w").nodes);
}

TEST(AmazonsExact, a_table_that_grows_loses_nothing) {
    using State = exact::State<exact::SmallLayout>;
    exact::Table<exact::SmallLayout> table(1U << 14U);
    Random random(1);
    std::vector<State> kept;
    for (int i = 0; i < 300; ++i) {
        const State state{random.next(), random.next(), random.next(), i % 5, static_cast<std::int16_t>(i % 9 - 1)};
        table.store(state, {2, 3}, 1);
        kept.push_back(state);
    }
    std::erase_if(kept, [&](const State& state) { return table.find(state) == nullptr; });
    ASSERT_GT(kept.size(), 100U);
    EXPECT_TRUE(table.crowded());
    const std::size_t before = table.bytes();
    table.grow();
    EXPECT_EQ(table.bytes(), 2 * before);
    EXPECT_FALSE(table.crowded());
    for (const State& state : kept) {
        const auto* known = table.find(state);
        ASSERT_NE(known, nullptr);
        EXPECT_EQ(known->spare, state.spare);
        EXPECT_EQ(known->numbers.loss, 3U);
    }
}

TEST(AmazonsExact, a_budget_ends_it) {
    const Board board = to_board(parse_fen("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w").value());
    Budget nodes(Limits{.nodes = 200});
    const Exact exact = prove(board, nodes, small_table);
    EXPECT_EQ(exact.proof, Proof::none);
    EXPECT_FALSE(exact.turn.has_value());
    Budget memory(Limits{.bytes = 1000});
    EXPECT_EQ(prove(board, memory, small_table).proof, Proof::none);
    EXPECT_EQ(memory.stopped_by(), Stop::memory);
    const CancelFlag cancelled = true;
    Budget asked({}, &cancelled);
    EXPECT_EQ(prove(board, asked, small_table).proof, Proof::none);
}

}  // namespace
}  // namespace ariadne::amazons
