#include "worlds/rush/bound.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/open_list_watcher.h"
#include "worlds/rush/solve.h"
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
    return bound_parts(board, objective, lookahead_of(algorithm), places(board)).value();
}

std::int64_t sum(const std::vector<worlds::BoundPart>& parts) {
    std::int64_t out = 0;
    for (const worlds::BoundPart& part : parts) out += part.value;
    return out;
}

// The h of the first states that a search opens, by where the vehicles stand.
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
                    EXPECT_EQ(sum(bound_parts(board, objective, lookahead_of(algorithm), vehicles).value()), h);
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

std::vector<std::string> said(std::string_view text, Objective objective, const std::string& algorithm) {
    std::vector<std::string> out;
    for (const worlds::BoundPart& part : parts_of(parse(text).value().board, objective, algorithm))
        out.push_back(part.why.english() + ": " + std::to_string(part.value));
    return out;
}

using Said = std::vector<std::string>;

TEST(RushBound, SaysWhoStandsInTheWay) {
    const std::string_view text =
        "oooCoo\n"
        "oooCoo\n"
        "AAoCoB\n"
        "oooooB\n"
        "oooEEo\n"
        "oooFFo\n";
    EXPECT_EQ(said(text, Objective::moves, "bfs"), Said{});
    EXPECT_EQ(said(text, Objective::moves, "astar"), (Said{"A has to drive out: 1", "B blocks A: 1", "C blocks A: 1"}));
    EXPECT_EQ(said(text, Objective::moves, "astar2"),
              (Said{"A has to drive out: 1", "B blocks A: 1", "C blocks A, and E, F must move first: 3"}));
}

TEST(RushBound, NamesThoseAboveAndThoseBelow) {
    const std::string_view text =
        "ooDDoo\n"
        "oooCoo\n"
        "AAoCoo\n"
        "oooEEo\n"
        "oooFFo\n"
        "oooooo\n";
    EXPECT_EQ(said(text, Objective::steps, "astar2"),
              (Said{"A has to drive out: 4", "C blocks A, and D (above) or E, F (below) must move first: 2"}));
}

TEST(RushBound, NamesNobodyWhereTheLongWayIsFree) {
    const std::string_view text =
        "ooDDoo\n"
        "oooCoo\n"
        "AAoCoo\n"
        "oooooo\n"
        "oooooo\n"
        "oooooo\n";
    EXPECT_EQ(said(text, Objective::steps, "astar2"), (Said{"A has to drive out: 4", "C blocks A: 2"}));
}

TEST(RushBound, RefusesPlacesThatAreNone) {
    const Board board = parse("ooooo\nooooo\nAAoBo\noooBo\nooooo\n").value().board;
    const auto told = [&](const std::vector<Cell>& vehicles) {
        return bound_parts(board, Objective::moves, Lookahead::blockers, vehicles).has_value();
    };
    EXPECT_TRUE(told(places(board)));
    EXPECT_FALSE(told({{2, 0}}));
    EXPECT_FALSE(told({{1, 0}, {2, 3}}));
    EXPECT_FALSE(told({{2, 4}, {2, 3}}));
}

TEST(RushBound, RefusesAStateWithoutAWayOut) {
    const Board blocked = parse("oooo\noooo\nAABB\noooo\n").value().board;
    const auto told = bound_parts(blocked, Objective::moves, Lookahead::blockers, places(blocked));
    ASSERT_FALSE(told);
    EXPECT_EQ(told.error().message.english(), "A cannot leave from there");
}

}  // namespace
}  // namespace ariadne::rush
