// Every algorithm of Amazons against plain minimax to the end of the game, on boards of a few empty cells.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "rounds.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/solve.h"
#include "worlds/amazons/testing/plain_minimax.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/verify.h"

namespace ariadne::amazons {
namespace {

struct Batch {
    std::string name;
    std::uint64_t seed;
    int boards;
    Size size;
    int most_empty;
    int most_amazons = 3;
};

class AmazonsAgreement : public ::testing::TestWithParam<Batch> {};

INSTANTIATE_TEST_SUITE_P(Boards, AmazonsAgreement,
                         ::testing::Values(Batch{"small", 21, 300, {3, 4}, 6}, Batch{"square", 22, 200, {4, 4}, 7},
                                           Batch{"many", 23, 100, {5, 5}, 7, 4}, Batch{"wide", 24, 100, {2, 10}, 7}),
                         [](const auto& which) { return which.param.name; });

// Whether the side to move wins is `truth`; an algorithm may leave it open, unless it is the one for proofs.
void expect_true(const Position& position, const Finding& found, bool truth, bool open) {
    ASSERT_EQ(found.best.has_value(), !has_lost(position));
    const Replay played = replay(position, found.thought.line);
    ASSERT_TRUE(played.valid) << played.message;
    if (found.best) {
        ASSERT_FALSE(found.thought.line.empty());
        ASSERT_EQ(found.thought.line.front(), *found.best);
    }
    const Proof proof = found.thought.proof;
    ASSERT_TRUE(open || proof != Proof::none);
    if (proof == Proof::none) return;
    ASSERT_EQ(proof, truth ? Proof::win : Proof::loss);
    if (truth) {
        ASSERT_FALSE(testing::PlainMinimax().wins(apply(position, *found.best)));
    }
}

TEST_P(AmazonsAgreement, EveryAlgorithm) {
    const Batch& batch = GetParam();
    Random random(agreement::seed(batch.seed));
    const int boards = agreement::rounds(batch.boards);
    for (int i = 0; i < boards; ++i) {
        const auto amazons = [&] { return static_cast<int>(random.between(1, batch.most_amazons)); };
        const int white = amazons();
        const int black = amazons();
        const Position position = testing::random_position(random, batch.size, white, black,
                                                           static_cast<int>(random.between(0, batch.most_empty)));
        SCOPED_TRACE(write_fen(position));
        testing::PlainMinimax minimax;
        ASSERT_EQ(legal_moves(position).size(), minimax.leaves(position, 1));
        const bool truth = minimax.wins(position);
        for (const std::string& algorithm : algorithm_names()) {
            SCOPED_TRACE(algorithm);
            for (const bool any : {false, true}) {
                Budget budget(Limits{.nodes = 100'000, .bytes = std::size_t{16} << 20U});
                const Finding found = solve(position, {.algorithm = algorithm, .any = any}, budget);
                ASSERT_NO_FATAL_FAILURE(expect_true(position, found, truth, algorithm != "exact"));
            }
        }
    }
    RecordProperty("boards", boards);
}

}  // namespace
}  // namespace ariadne::amazons
