#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/testing/plain_board.h"
#include "worlds/amazons/testing/random_position.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/verify.h"

// The rules three times over: on the plain model, on bits, and on strings written apart.
namespace ariadne::amazons {

namespace {

Turn turn_of(const Move& move) {
    return {static_cast<std::uint8_t>(index_of(move.from)), static_cast<std::uint8_t>(index_of(move.to)),
            static_cast<std::uint8_t>(index_of(move.arrow))};
}

std::set<std::string> by_rules(const Position& position) {
    const std::vector<Move> moves = legal_moves(position);
    std::set<std::string> out;
    for (const Move& move : moves) out.insert(write_move(move, position.size));
    EXPECT_EQ(out.size(), moves.size()) << "a turn twice";
    return out;
}

std::set<std::string> by_bits(const Board& board, Size size) {
    std::set<std::string> out;
    std::size_t count = 0;
    each_turn(board, [&](Turn turn) {
        out.insert(write_move(to_move(turn), size));
        ++count;
    });
    EXPECT_EQ(out.size(), count) << "a turn twice";
    return out;
}

// A game of random turns to its end; how many there were. All three boards are looked at before each.
int play_out(const Position& start, Random& random) {
    Position position = start;
    Board board = to_board(start);
    testing::PlainBoard plain(write_fen(start));
    std::vector<Move> game;
    for (int ply = 0;; ++ply) {
        const std::set<std::string> turns = plain.turns();
        EXPECT_EQ(by_rules(position), turns) << write_fen(position);
        EXPECT_EQ(by_bits(board, start.size), turns) << write_fen(position);
        EXPECT_EQ(has_lost(position), turns.empty()) << write_fen(position);
        EXPECT_EQ(can_turn(board), !turns.empty()) << write_fen(position);
        EXPECT_EQ(write_fen(position), plain.fen());
        EXPECT_EQ(to_board(position), board);
        const Replay replayed = replay(start, game);
        EXPECT_TRUE(replayed.valid) << replayed.message;
        EXPECT_EQ(replayed.position, position);
        EXPECT_EQ(replayed.over, turns.empty());
        if (turns.empty() || ::testing::Test::HasFailure()) return ply;
        const std::string turn = *std::next(turns.begin(), static_cast<std::ptrdiff_t>(random.below(turns.size())));
        const Move move = parse_move(turn, start.size).value();
        EXPECT_EQ(explain(position, move), "");
        position = apply(position, move);
        apply(board, turn_of(move));
        plain.play(turn);
        game.push_back(move);
    }
}

TEST(Agreement, OnThousandsOfSmallGames) {
    Random random(20161018);
    int turns = 0;
    for (int game = 0; game < 4000; ++game) {
        turns += play_out(testing::random_position(random, 6), random);
        ASSERT_FALSE(HasFailure()) << "game " << game;
    }
    EXPECT_GT(turns, 10000) << "most of these games should have some turns";
}

TEST(Agreement, OnGamesFromTheKnownLayouts) {
    Random random(7);
    for (const int size : known_sizes()) {
        for (int game = 0; game < (size == 10 ? 3 : 10); ++game) play_out(new_position(size).value(), random);
        ASSERT_FALSE(HasFailure()) << size;
    }
}

// Every pair of cells: whether one may move or shoot there, against what a turn of the plain board does.
TEST(Agreement, OnEveryMovementOfAPosition) {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        Position position = testing::random_position(random, 5);
        const std::set<std::string> turns = testing::PlainBoard(write_fen(position)).turns();
        std::map<std::string, std::set<std::string>> shots;  // by movement
        for (const std::string& turn : turns)
            shots[turn.substr(0, turn.find('/'))].insert(turn.substr(turn.find('/') + 1));
        for (std::size_t a = 0; a < position.squares.size(); ++a) {
            const Cell from = position.size.cell(a);
            if (position.at(from) != amazon_of(position.to_move)) continue;
            bool any = false;
            for (std::size_t b = 0; b < position.squares.size(); ++b) {
                const Cell to = position.size.cell(b);
                const std::string words = write_cell(from, position.size) + "-" + write_cell(to, position.size);
                const bool can = can_move(position, from, to);
                any = any || can;
                ASSERT_EQ(can, shots.contains(words)) << write_fen(position) << " " << words;
                if (!can) continue;
                const Position between = moved(position, from, to);
                for (std::size_t c = 0; c < position.squares.size(); ++c)
                    ASSERT_EQ(can_shoot(between, to, position.size.cell(c)),
                              shots[words].contains(write_cell(position.size.cell(c), position.size)))
                        << write_fen(position) << " " << words;
            }
            ASSERT_EQ(has_moves(position, from), any);
        }
    }
}

std::uint64_t leaves_by_rules(const Position& position, int depth) {
    const std::vector<Move> moves = legal_moves(position);
    if (depth == 1) return moves.size();
    std::uint64_t out = 0;
    for (const Move& move : moves) out += leaves_by_rules(apply(position, move), depth - 1);
    return out;
}

std::uint64_t leaves_by_bits(const Board& board, int depth) {
    std::uint64_t out = 0;
    each_turn(board, [&](Turn turn) {
        if (depth == 1) {
            ++out;
            return;
        }
        Board next = board;
        apply(next, turn);
        out += leaves_by_bits(next, depth - 1);
    });
    return out;
}

TEST(Agreement, LeavesOfTheTreesThatAreKnown) {
    struct Row {
        const char* fen;
        int depth;
        std::uint64_t leaves;
    };
    for (const Row& row : std::initializer_list<Row>{
             {"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 1, 2176},
             {"2q2q2/8/q6q/8/8/Q6Q/8/2Q2Q2 w", 1, 1232},
             {"2q1q2/7/q5q/7/Q5Q/7/2Q1Q2 w", 1, 812},
             {"1q2q1/q4q/6/6/Q4Q/1Q2Q1 w", 1, 544},
             {"1q2q1/q4q/6/Q4Q/1Q2Q1 w", 2, 128094},
             {"1q1q1/q3q/5/5/Q3Q/1Q1Q1 w", 2, 129436},
             {"1q1q1/q3q/5/Q3Q/1Q1Q1 w", 2, 50422},
             {"1qq1/q2q/Q2Q/1QQ1 w", 3, 139500},
             {"3q/4/4/Q3 w", 3, 180576},
             {"1**3*2Q/*1q*****2/******1**1/Q****Q*1**/*****1q1**/**1q**1***/********q*/1Q2*****1/3****3/3****3 w", 3,
              101997},
             {"***3*2Q/*q1*****2/******1**1/Q****Q*1**/*****1q1**/**q***1***/********q*/Q1*******1/2*****3/3****3 b", 3,
              16886},
             {"10/10/10/10/10/10/10/10/***7/Q1*6q w", 2, 647},
             {"10/10/10/10/10/10/10/10/**7q/Q*8 w", 1, 0}}) {
        const Position position = parse_fen(row.fen).value();
        EXPECT_EQ(leaves_by_rules(position, row.depth), row.leaves) << row.fen;
        EXPECT_EQ(leaves_by_bits(to_board(position), row.depth), row.leaves) << row.fen;
    }
}

}  // namespace
}  // namespace ariadne::amazons
