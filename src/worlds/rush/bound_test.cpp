#include "worlds/rush/bound.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "worlds/open_list_watcher.h"
#include "worlds/rush/testing/brute_force.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {
namespace {

using testing::brute_force;
using testing::random_board;
using testing::Truth;

std::vector<Cell> places(const Board& board) {
    std::vector<Cell> out;
    for (const Vehicle& vehicle : board.vehicles) out.push_back(vehicle.at);
    return out;
}

std::vector<worlds::BoundPart> parts_of(const Board& board, Objective objective, const std::string& algorithm) {
    Question question;
    question.objective = objective;
    question.algorithm = algorithm;
    return bound_parts(board, question, places(board)).value();
}

std::int64_t sum(const std::vector<worlds::BoundPart>& parts) {
    std::int64_t out = 0;
    for (const worlds::BoundPart& part : parts) out += part.value;
    return out;
}

// Hands out the h of the start and of what is one move from it, by where the vehicles stand.
class Bounds final : public worlds::OpenListWatcher {
  public:
    void begin(const worlds::OpenListKind& /*kind*/) override {}
    void open(const worlds::Opened& opened) override {
        if (!opened.goal) h[{opened.pieces.begin(), opened.pieces.end()}] = opened.h;
    }
    bool take(std::int64_t /*opening*/) override { return ++taken_ < 5; }

    std::map<std::vector<Cell>, std::int64_t> h;

  private:
    int taken_ = 0;
};

TEST(RushBound, PartsAddUpToTheBoundOfTheSearch) {
    Random random(1);
    for (int i = 0; i < 150; ++i) {
        const Board board = random_board(random, {.least = {5, 5}, .most = {6, 6}, .vehicles = 12});
        for (const std::string& algorithm : traced_algorithm_names()) {
            for (const Objective objective : {Objective::moves, Objective::steps}) {
                SCOPED_TRACE(::testing::Message() << algorithm << "\n" << write(board));
                Bounds bounds;
                Question question;
                question.objective = objective;
                question.algorithm = algorithm;
                question.watch = [](std::span<const Cell>) {};
                question.open_list = &bounds;
                Budget budget({.nodes = 5});
                solve(board, question, budget);
                for (const auto& [vehicles, h] : bounds.h)
                    EXPECT_EQ(sum(bound_parts(board, question, vehicles).value()), h);
            }
        }
    }
}

TEST(RushBound, IsNeverAboveTheTruth) {
    Random random(2);
    for (int i = 0; i < 60; ++i) {
        const Board board = random_board(random, {.vehicles = 7});
        const std::string text = write(board);
        SCOPED_TRACE(text);
        const Truth truth = brute_force(text, board.red_car().name);
        if (truth.moves < 0) continue;
        for (const std::string& algorithm : traced_algorithm_names()) {
            EXPECT_LE(sum(parts_of(board, Objective::moves, algorithm)), truth.moves) << algorithm;
            EXPECT_LE(sum(parts_of(board, Objective::steps, algorithm)), truth.steps) << algorithm;
        }
    }
}

TEST(RushBound, SaysWhoStandsInTheWay) {
    const Board board = parse(
                            "oooCoo\n"
                            "oooCoo\n"
                            "AAoCoB\n"
                            "oooooB\n"
                            "oooEEo\n"
                            "oooFFo\n")
                            .value()
                            .board;
    const auto said = [&](const std::string& algorithm) {
        std::vector<std::string> out;
        for (const worlds::BoundPart& part : parts_of(board, Objective::moves, algorithm))
            out.push_back(part.why.english() + ": " + std::to_string(part.value));
        return out;
    };
    EXPECT_EQ(said("bfs"), std::vector<std::string>{});
    EXPECT_EQ(said("astar"), (std::vector<std::string>{"A has to drive out: 1", "B blocks A: 1", "C blocks A: 1"}));
    EXPECT_EQ(said("astar2"), (std::vector<std::string>{"A has to drive out: 1", "B blocks A: 1",
                                                        "C blocks A, and E, F must move first: 3"}));
}

TEST(RushBound, RefusesPlacesThatAreNone) {
    const Board board = parse("ooooo\nooooo\nAAoBo\noooBo\nooooo\n").value().board;
    Question question;
    question.algorithm = "astar";
    EXPECT_TRUE(bound_parts(board, question, places(board)));
    EXPECT_FALSE(bound_parts(board, question, std::vector<Cell>{{2, 0}}));
    EXPECT_FALSE(bound_parts(board, question, std::vector<Cell>{{1, 0}, {2, 3}}));
    EXPECT_FALSE(bound_parts(board, question, std::vector<Cell>{{2, 4}, {2, 3}}));
}

}  // namespace
}  // namespace ariadne::rush
