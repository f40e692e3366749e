#include "catalog/translate.h"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "catalog/catalog.h"
#include "worlds/maze/testing/brute_force.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/maze/text.h"
#include "worlds/pacman/testing/brute_force.h"
#include "worlds/pacman/testing/examples.h"
#include "worlds/pacman/testing/random_map.h"
#include "worlds/pacman/text.h"

namespace ariadne::catalog {
namespace {

const worlds::World& world_named(std::string_view name) {
    return **find_world(name);
}

Result<Translation> to_pacman(std::string_view text, bool approximate = false) {
    Budget budget;
    return translate(world_named("maze"), text, world_named("pacman"), {.approximate = approximate}, budget);
}

Result<Translation> to_maze(std::string_view text, bool approximate = false) {
    Budget budget;
    return translate(world_named("pacman"), text, world_named("maze"), {.approximate = approximate}, budget);
}

TEST(Translate, EveryExactCellHasItsCounterpart) {
    const auto pacman = to_pacman("N=2, M=6, P=99\nS1234#\n56789E\n");
    ASSERT_TRUE(pacman) << pacman.error().message;
    EXPECT_EQ(pacman->text, "6,2\n1,1,99\n6,2\nV,V,Z1,Z2,Z3,Z\nZ4,Z5,Z6,Z7,Z8,V\n");
    EXPECT_TRUE(pacman->warnings.empty());
    const auto back = to_maze(pacman->text);
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(back->text, "N=2, M=6, P=99\nS1234#\n56789E\n");
    EXPECT_EQ(to_maze("3,1\n1,1,5\n3,1\nV,B,V\n")->text, "N=1, M=3, P=5\nS#E\n");
}

TEST(Translate, RefusesTheFirstCellThatDoesNotFitWithItsPlace) {
    const Error treasure = to_pacman("N=2, M=3, P=9\nS11\n1TE\n").error();
    EXPECT_EQ(treasure.message,
              "T has no exact counterpart in Pac-Man: a treasure costs nothing when entered again; as food J6 it costs "
              "1; --approximate uses the closest one");
    EXPECT_EQ(std::pair(treasure.line, treasure.column), std::pair(3, 2));
    const Error zero = to_pacman("N=1, M=3, P=9\r\nS0E\r\n").error();
    EXPECT_EQ(std::pair(zero.line, zero.column), std::pair(2, 2));
    const Error food = to_maze(pacman::testing::example).error();
    EXPECT_EQ(food.message,
              "J3 has no exact counterpart in MAZE: food gives its value once; as a 1 it gives nothing; --approximate "
              "uses the closest one");
    EXPECT_EQ(std::pair(food.line, food.column), std::pair(4, 3));
    const Error keyed = to_maze(pacman::testing::example_json).error();
    EXPECT_TRUE(keyed.message.english().starts_with("key PLAN[0]: J3 has no exact "));
    EXPECT_EQ(std::pair(keyed.line, keyed.column), std::pair(7, 8));
    for (const std::string_view cell : {"Z9", "B9", "B1"})
        EXPECT_EQ(to_maze(fmt::format("3,1\n1,1,5\n3,1\nV, {},V\n", cell)).error().column, 4) << cell;
}

TEST(Translate, ABrokenMapIsRefusedByItsOwnReader) {
    EXPECT_EQ(to_pacman("N=1, M=3, P=9\nSxE\n").error().column, 2);
    EXPECT_EQ(to_maze("3,1\n1,1,5\n3,1\nV,Q,V\n").error().line, 4);
}

TEST(Translate, WarningsSayWhatChanges) {
    const auto made = to_pacman("N=1, M=6, P=9\nS0T00E\n", true);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->text, "6,1\n1,1,9\n6,1\nV,V,J6,V,V,V\n");
    ASSERT_EQ(made->warnings.size(), 2U);
    EXPECT_EQ(made->warnings[0], "a 0 costs nothing; as an empty cell V it costs 1 (3 cells)");
    EXPECT_EQ(made->warnings[1], "a treasure costs nothing when entered again; as food J6 it costs 1 (1 cell)");
    EXPECT_EQ(to_maze(pacman::testing::example, true)->text, "N=3, M=4, P=10\n1113\nS181\n115E\n");
}

// Where it does not refuse, the two worlds agree on everything but the one energy that entering the goal costs.
void expect_same(const maze::Map& maze, const pacman::Map& pacman) {
    const auto runner = maze::brute_force::solve(maze);
    const auto eater = pacman::brute_force::solve(pacman);
    RC_ASSERT(static_cast<int>(runner.kind) == static_cast<int>(eater.verdict));
    if (runner.kind != maze::brute_force::Kind::solved) return;
    RC_ASSERT(runner.steps == eater.steps);
    RC_ASSERT(runner.routes == eater.routes);
    RC_ASSERT(runner.life == eater.energy + 1);
    RC_ASSERT(runner.most_life == eater.most_energy + 1);
}

RC_GTEST_PROP(Translate, IsExactFromMaze, (std::uint64_t seed)) {
    Random random(seed);
    maze::Map map = maze::testing::random_map(random, {.largest_side = 4, .most_treasures = 0, .most_life = 20});
    std::replace(map.cells.begin(), map.cells.end(), '0', '1');
    const auto made = to_pacman(maze::write(map));
    RC_ASSERT(made.has_value());
    expect_same(map, pacman::parse(made->text)->map);
    RC_ASSERT(to_maze(made->text)->text == maze::write(map));
}

RC_GTEST_PROP(Translate, IsExactFromPacman, (std::uint64_t seed)) {
    Random random(seed);
    pacman::Map map = pacman::testing::random_map(random, {.largest_side = 4, .most_food = 0, .most_bombs = 0});
    for (pacman::Tile& tile : map.tiles)
        if (tile.value == 9) tile.value = 8;
    const auto made = to_maze(pacman::write(map));
    RC_ASSERT(made.has_value());
    expect_same(maze::parse(made->text)->map, map);
}

RC_GTEST_PROP(Translate, IsNeverEasierWhenApproximate, (std::uint64_t seed)) {
    Random random(seed);
    const maze::Map runner =
        maze::testing::random_map(random, {.largest_side = 4, .most_treasures = 3, .most_life = 20});
    const auto eater = pacman::brute_force::solve(pacman::parse(to_pacman(maze::write(runner), true)->text)->map);
    if (eater.verdict == pacman::brute_force::Verdict::solved) {
        const auto truth = maze::brute_force::solve(runner);
        RC_ASSERT(truth.kind == maze::brute_force::Kind::solved);
        RC_ASSERT(truth.steps <= eater.steps);
        RC_ASSERT(truth.most_life >= eater.most_energy + 1);
    }
    const pacman::Map other = pacman::testing::random_map(random, {.largest_side = 4, .most_food = 3, .most_bombs = 3});
    const auto made = maze::brute_force::solve(maze::parse(to_maze(pacman::write(other), true)->text)->map);
    if (made.kind != maze::brute_force::Kind::solved) return;
    const auto truth = pacman::brute_force::solve(other);
    RC_ASSERT(truth.verdict == pacman::brute_force::Verdict::solved);
    RC_ASSERT(truth.steps <= made.steps);
    RC_ASSERT(truth.most_energy + 1 >= made.most_life);
}

}  // namespace
}  // namespace ariadne::catalog
