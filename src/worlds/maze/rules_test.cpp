#include "worlds/maze_pacman/rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "search/astar.h"
#include "worlds/maze/field.h"
#include "worlds/maze/testing/brute_force.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {
namespace {

using maze_pacman::Aim;
using maze_pacman::Ground;
using Maze = maze_pacman::Rules<1>;

std::optional<Ground> survey(const resource::Field& field) {
    Budget budget;
    Charge charge(budget);
    return maze_pacman::survey(field, charge, budget);
}

std::vector<Direction> moves_of(const Maze& rules, const Maze::State& state) {
    std::vector<Direction> moves;
    rules.moves(state, moves);
    return moves;
}

TEST(MazeRules, SurveyNumbersOnlyTreasuresWithinReach) {
    const Map map{.size = {2, 5}, .life = 7, .cells = "ST3TE####T"};
    const resource::Field field = to_field(map);
    const Ground ground = survey(field).value();
    EXPECT_EQ(ground.gain.size(), 2U);
    EXPECT_EQ(ground.item[1], 0U);
    EXPECT_EQ(ground.item[3], 1U);
    EXPECT_EQ(ground.item[9], Ground::no_item);  // only E leads there
    EXPECT_EQ(ground.field->cost[2], 3);
    EXPECT_EQ(ground.field->cost[5], resource::blocked);
    EXPECT_TRUE(ground.goal_reachable);
    const resource::Field parted = to_field({.size = {1, 3}, .life = 7, .cells = "S#E"});
    EXPECT_FALSE(survey(parted)->goal_reachable);
}

TEST(MazeRules, SurveyRefusesLifeThatDoesNotFit) {
    const Map map{.size = {1, 3}, .life = 2'147'483'645, .cells = "STE"};
    EXPECT_FALSE(survey(to_field(map)));
}

TEST(MazeRules, MovesComeDownRightUpLeftWithoutDeathAndWalls) {
    const Map map{.size = {3, 3}, .life = 3, .cells = "E2#0S3#T#"};
    const resource::Field field = to_field(map);
    const Ground ground = survey(field).value();
    const Maze rules(ground);
    EXPECT_EQ(moves_of(rules, rules.start()), (std::vector{Direction::down, Direction::up, Direction::left}));
    auto state = rules.apply(rules.start(), Direction::down);
    EXPECT_EQ(state.life, 8);
    EXPECT_EQ(state.taken[0], 1U);
    state = rules.apply(rules.apply(state, Direction::up), Direction::down);
    EXPECT_EQ(state.life, 8);
    state = rules.apply(rules.apply(state, Direction::up), Direction::right);
    EXPECT_EQ(state.life, 5);
}

TEST(MazeRules, NobodyWalksOnFromTheEnd) {
    const Map map{.size = {1, 3}, .life = 1, .cells = "SE0"};
    const resource::Field field = to_field(map);
    const Ground ground = survey(field).value();
    const Maze rules(ground);
    const auto arrived = rules.apply(rules.start(), Direction::right);
    EXPECT_TRUE(rules.is_goal(arrived));
    EXPECT_TRUE(moves_of(rules, arrived).empty());
}

RC_GTEST_PROP(MazeRules, RandomWalksAreWhatTheVerifierReplays, (std::uint64_t seed)) {
    Random random(seed);
    const Map map = testing::random_map(random, {.largest_side = 8, .most_treasures = 20, .most_life = 60});
    const resource::Field field = to_field(map);
    const Ground ground = survey(field).value();
    const Maze rules(ground);
    auto state = rules.start();
    Route route = {rules.cell(state)};
    for (int i = 0; i < 60; ++i) {
        const auto moves = moves_of(rules, state);
        RC_ASSERT(moves == moves_of(rules, state));
        if (moves.empty()) break;
        const Direction move = moves[random.below(moves.size())];
        const auto next = rules.apply(state, move);
        RC_ASSERT(next == rules.apply(state, move));
        RC_ASSERT(rules.hash(next) == rules.hash(rules.apply(state, move)));
        RC_ASSERT(rules.cost(state, move) == 1);
        RC_ASSERT(rules.bound(state) <= 1 + rules.bound(next));
        state = next;
        route.push_back(rules.cell(state));
        const Replay replayed = replay(map, route);
        RC_ASSERT(replayed.left == state.life);
        RC_ASSERT(replayed.along.size() == route.size());
        RC_ASSERT(replayed.valid == rules.is_goal(state));
    }
}

// The cost of a whole route is its lexicographic value, and the bounds stay below it all along.
RC_GTEST_PROP(MazeRules, WeighedCostsOrderRoutesAsTheObjectivesSay, (std::uint64_t seed)) {
    Random random(seed);
    const Map map = testing::random_map(random, {.largest_side = 4, .most_treasures = 4, .most_life = 40});
    const resource::Field field = to_field(map);
    const Ground ground = survey(field).value();
    const Maze by_steps(ground, Aim::steps_then_life);
    const Maze by_life(ground, Aim::life_then_steps);
    RC_ASSERT(Maze::fits(ground, Aim::steps_then_life) && Maze::fits(ground, Aim::life_then_steps));
    auto state = by_steps.start();
    std::int64_t steps = 0;
    std::int64_t steps_cost = 0;
    std::int64_t life_cost = 0;
    while (!by_steps.is_goal(state) && steps < 200) {
        const auto moves = moves_of(by_steps, state);
        if (moves.empty()) break;
        const Direction move = moves[random.below(moves.size())];
        const auto next = by_steps.apply(state, move);
        for (const Maze* rules : {&by_steps, &by_life}) {
            RC_ASSERT(rules->cost(state, move) >= 0);
            RC_ASSERT(rules->bound(state) <= rules->cost(state, move) + rules->bound(next));
        }
        steps_cost += by_steps.cost(state, move);
        life_cost += by_life.cost(state, move);
        state = next;
        ++steps;
    }
    RC_PRE(by_steps.is_goal(state));
    RC_ASSERT(by_steps.steps_at_least(steps_cost) == steps);
    if (steps <= static_cast<std::int64_t>((ground.gain.size() + 1) * ground.open_cells))
        RC_ASSERT(by_life.life_at_most(life_cost) == state.life);
}

TEST(MazeRules, AstarFindsTheFewestSteps) {
    Random random(7);
    int solved = 0;
    for (int i = 0; i < 300; ++i) {
        const Map map = testing::random_map(random, {.largest_side = 4, .most_treasures = 4, .most_life = 12});
        const resource::Field field = to_field(map);
        const Ground ground = survey(field).value();
        const Maze rules(ground);
        Budget budget;
        const auto outcome = search::astar(rules, budget);
        const auto facts = brute_force::solve(map);
        ASSERT_EQ(outcome.verdict == Verdict::solved, facts.kind == brute_force::Kind::solved) << map.cells;
        if (facts.kind != brute_force::Kind::solved) continue;
        ASSERT_EQ(outcome.cost, facts.steps) << map.cells;
        ++solved;
    }
    EXPECT_GT(solved, 100);
}

}  // namespace
}  // namespace ariadne::maze
