#include "worlds/maze_pacman/solve.h"

#include <gtest/gtest.h>

#include "base/testing/clock.h"
#include "worlds/maze/field.h"
#include "worlds/maze/testing/examples.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {
namespace {

using resource::Objective;
using resource::Reason;

Map read(std::string_view text) {
    auto parsed = parse(text);
    EXPECT_TRUE(parsed) << parsed.error().message;
    return parsed->map;
}

using maze_pacman::Algorithm;
using maze_pacman::astar;
using maze_pacman::Question;
using maze_pacman::state_bfs;
using Solver = resource::Finding (*)(const resource::Field&, const Question&, Budget&);

resource::Finding ask(Solver solver, std::string_view text, const Question& question = {}) {
    Budget budget;
    return solver(to_field(read(text)), question, budget);
}

class MazeStateSearch : public ::testing::TestWithParam<Solver> {};
INSTANTIATE_TEST_SUITE_P(Both, MazeStateSearch, ::testing::Values(state_bfs, astar),
                         [](const auto& which) { return which.param == state_bfs ? "state_bfs" : "astar"; });

TEST_P(MazeStateSearch, AnswersTheExamples) {
    const auto first = ask(GetParam(), testing::example_1);
    EXPECT_EQ(first.verdict, Verdict::impossible);
    EXPECT_EQ(first.reason, Reason::walls);
    const auto second = ask(GetParam(), testing::example_2);
    EXPECT_EQ(second.verdict, Verdict::impossible);
    EXPECT_EQ(second.reason, Reason::life);
    const auto third = ask(GetParam(), testing::example_3);
    EXPECT_EQ(third.best.value().steps(), 9);
    EXPECT_EQ(third.best->life, 9);
    const auto fourth = ask(GetParam(), testing::example_4);
    EXPECT_EQ(fourth.verdict, Verdict::solved);
    EXPECT_TRUE(fourth.proven && fourth.life_proven);
    EXPECT_EQ(fourth.bound, 10);
    EXPECT_EQ(fourth.best.value().steps(), 10);
    EXPECT_EQ(fourth.best->life, 4);
    EXPECT_GT(fourth.stats.expanded, 0U);
}

TEST_P(MazeStateSearch, GoesBackAndForthForATreasure) {
    const auto answer = ask(GetParam(), "N=1, M=4, P=2\nTS2E\n");
    ASSERT_TRUE(answer.best);
    EXPECT_EQ(answer.best->steps(), 4);
    EXPECT_EQ(answer.best->life, 5);
}

TEST_P(MazeStateSearch, MostLifeTakesEveryTreasureWorthIts) {
    const auto answer = ask(GetParam(), "N=1, M=7, P=9\nT30SE6T\n", {.objective = Objective::life});
    ASSERT_TRUE(answer.best);
    EXPECT_TRUE(answer.proven);
    EXPECT_EQ(answer.best->life, 9);  // the treasure costs 6 and brings 5
    EXPECT_EQ(answer.best->steps(), 1);
    const auto cheap = ask(GetParam(), "N=1, M=7, P=9\nT20SE6T\n", {.objective = Objective::life});
    EXPECT_EQ(cheap.best.value().life, 10);
    EXPECT_EQ(cheap.best->steps(), 7);
    EXPECT_EQ(cheap.bound, 10);
}

TEST_P(MazeStateSearch, MoreTreasuresThanOneWordHolds) {
    Map map{.size = {1, 130}, .life = 1, .cells = std::string(130, treasure)};
    map.cells[0] = start;
    map.cells[129] = end;
    Budget budget;
    const auto answer = GetParam()(to_field(map), {}, budget);
    EXPECT_EQ(answer.best.value().steps(), 129);
    EXPECT_EQ(answer.best->life, 1 + 128 * 5);
}

TEST_P(MazeStateSearch, TooManyTreasuresIsUnknownAndSaysWhatIsKnown) {
    Map map{.size = {2, 4000}, .life = 1, .cells = std::string(8000, treasure)};
    map.cells[0] = start;
    map.cells[7999] = end;
    Budget budget;
    const auto answer = GetParam()(to_field(map), {}, budget);
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_EQ(answer.bound, 4000);
}

TEST_P(MazeStateSearch, ALimitLeavesABound) {
    const Map map = read(testing::example_4);
    Budget budget({.nodes = 5});
    const auto answer = GetParam()(to_field(map), {}, budget);
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_FALSE(answer.proven);
    EXPECT_GE(answer.bound, 1);
    EXPECT_LE(answer.bound, 10);
}

// A board on which preparing takes more than a limit allows.
Map large_map() {
    constexpr int side = 256;
    Map map{.size = {side, side}, .life = 1, .cells = std::string(std::size_t{side} * side, '0')};
    map.cells.front() = start;
    map.cells.back() = end;
    map.cells[1] = treasure;
    return map;
}

TEST_P(MazeStateSearch, PreparesWithinTheMemoryLimit) {
    const resource::Field field = to_field(large_map());
    Budget budget({.bytes = field.cost.size() * 4});
    const auto answer = GetParam()(field, {}, budget);
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_EQ(budget.stopped_by(), Stop::memory);
    EXPECT_EQ(answer.stats.expanded, 0U);
    EXPECT_EQ(answer.bound, 510);
    EXPECT_GE(answer.stats.peak_bytes, field.cost.size() / 8);
    EXPECT_EQ(budget.bytes(), 0U);
}

TEST_P(MazeStateSearch, CountsWhatItPreparesAmongItsMemory) {
    const resource::Field field = to_field(large_map());
    Budget budget({.nodes = 1});
    EXPECT_GE(GetParam()(field, {}, budget).stats.peak_bytes, field.cost.size() * 4);
    EXPECT_EQ(budget.bytes(), 0U);
}

TEST_P(MazeStateSearch, LooksAtTheClockWhilePreparing) {
    Budget budget({.seconds = 8}, nullptr, {}, a_second_a_look);
    const auto answer = GetParam()(to_field(large_map()), {}, budget);
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_EQ(budget.stopped_by(), Stop::time);
    EXPECT_EQ(answer.stats.expanded, 0U);
}

TEST_P(MazeStateSearch, TellsTheTrace) {
    std::vector<Cell> seen;
    Question question;
    question.trace = [&](Cell c) { seen.push_back(c); };
    const auto answer = ask(GetParam(), testing::example_4, question);
    ASSERT_EQ(seen.size(), answer.stats.expanded);
    EXPECT_EQ(seen.front(), (Cell{1, 1}));
}

TEST(MazeStateBfs, CountsAndListsTheOptimalRoutes) {
    const auto answer = ask(state_bfs, testing::example_4, {.count = true, .list = 10});
    EXPECT_EQ(answer.count.value(), 5);
    ASSERT_EQ(answer.listed.size(), 5U);
    const Map map = read(testing::example_4);
    std::vector<std::int64_t> lives;
    for (const auto& walk : answer.listed) {
        const Replay replayed = replay(map, walk.cells);
        EXPECT_TRUE(replayed.valid) << replayed.message;
        EXPECT_EQ(replayed.left, walk.life);
        EXPECT_EQ(replayed.steps, 10);
        lives.push_back(walk.life);
    }
    EXPECT_EQ(lives, (std::vector<std::int64_t>{4, 4, 4, 4, 1}));
    EXPECT_EQ(ask(state_bfs, testing::example_4, {.list = 2}).listed.size(), 2U);
}

TEST(MazeConnectivity, ProvesWallsAndOnlyWalls) {
    const auto walls = ask(maze_pacman::solve, testing::example_1, {.algorithm = Algorithm::bfs});
    EXPECT_EQ(walls.verdict, Verdict::impossible);
    EXPECT_EQ(walls.reason, Reason::walls);
    EXPECT_TRUE(walls.proven);
    const auto dead = ask(maze_pacman::solve, testing::example_2, {.algorithm = Algorithm::bfs});
    EXPECT_EQ(dead.verdict, Verdict::unknown);
    EXPECT_EQ(dead.bound, 8);
    EXPECT_FALSE(dead.best);
    ASSERT_TRUE(dead.attempt);
    EXPECT_EQ(dead.attempt->cells.size(), 9U);
    EXPECT_EQ(dead.attempt->death, 2);
    EXPECT_EQ(dead.attempt->life, -8);
    EXPECT_FALSE(dead.attempt->away);
}

TEST(MazeConnectivity, ASurvivedShortestWayIsAnAnswer) {
    const auto answer = ask(maze_pacman::solve, testing::example_3, {.algorithm = Algorithm::bfs});
    EXPECT_EQ(answer.verdict, Verdict::solved);
    EXPECT_TRUE(answer.proven);
    EXPECT_FALSE(answer.life_proven);
    EXPECT_EQ(answer.best.value().steps(), 9);
    EXPECT_EQ(answer.best->life, 9);
    const auto by_life =
        ask(maze_pacman::solve, testing::example_3, {.objective = Objective::life, .algorithm = Algorithm::bfs});
    EXPECT_FALSE(by_life.proven);
    EXPECT_EQ(by_life.bound, 10);
}

TEST(MazeAttempt, IsTheSameWhoeverProvesThatNobodyWins) {
    for (const Algorithm algorithm : {Algorithm::exact, Algorithm::astar, Algorithm::state_bfs}) {
        const auto dead = ask(maze_pacman::solve, testing::example_2, {.algorithm = algorithm});
        ASSERT_TRUE(dead.attempt);
        EXPECT_EQ(dead.attempt->cells, (std::vector<Cell>{{1, 1}, {1, 2}, {1, 3}}));
        EXPECT_EQ(dead.attempt->death, 2);
        EXPECT_EQ(dead.attempt->life, -8);
        EXPECT_EQ(dead.attempt->away, 7);
        EXPECT_TRUE(dead.attempt->proven);
        const auto walls = ask(maze_pacman::solve, testing::example_1, {.algorithm = algorithm});
        ASSERT_TRUE(walls.attempt);
        EXPECT_EQ(walls.attempt->cells.back(), (Cell{1, 6}));
        EXPECT_EQ(walls.attempt->away, 2);
        EXPECT_FALSE(walls.attempt->death);
        EXPECT_FALSE(ask(maze_pacman::solve, testing::example_4, {.algorithm = algorithm}).attempt);
    }
}

TEST(MazeConnectivity, ALimitIsUnknown) {
    Budget budget({.nodes = 3});
    EXPECT_EQ(maze_pacman::solve(to_field(read(testing::example_1)), {.algorithm = Algorithm::bfs}, budget).verdict,
              Verdict::unknown);
}

}  // namespace
}  // namespace ariadne::maze
