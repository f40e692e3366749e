#include "worlds/maze_pacman/rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "search/astar.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/testing/brute_force.h"
#include "worlds/pacman/testing/examples.h"
#include "worlds/pacman/testing/random_map.h"
#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {
namespace {

using maze_pacman::Aim;
using maze_pacman::Ground;
using Pacman = maze_pacman::Rules<1>;

Ground survey(const resource::Field& field) {
    Budget budget;
    Charge charge(budget);
    return maze_pacman::survey(field, charge, budget).value();
}

std::vector<Direction> moves_of(const Pacman& rules, const Pacman::State& state) {
    std::vector<Direction> moves;
    rules.moves(state, moves);
    return moves;
}

TEST(PacmanField, EveryKindOfCellHasItsCostAndItem) {
    const Map map = parse("7,1\n1,1,20\n7,1\nV,J3,B2,Z4,Z,B,V\n").value().map;
    const resource::Field field = to_field(map);
    EXPECT_EQ(field.cost, (std::vector<std::int16_t>{1, 1, 1, 5, resource::blocked, resource::blocked, 1}));
    EXPECT_EQ(field.items, (std::vector<resource::Item>{{{0, 1}, 3}, {{0, 2}, -2}}));
    EXPECT_EQ(field.life, 20);
}

RC_GTEST_PROP(PacmanRules, RandomWalksAreWhatTheVerifierReplays, (std::uint64_t seed)) {
    Random random(seed);
    const Map map =
        testing::random_map(random, {.largest_side = 8, .most_food = 20, .most_bombs = 20, .most_energy = 90});
    const resource::Field field = to_field(map);
    const Ground ground = survey(field);
    const Pacman rules(ground);
    const Pacman by_steps(ground, Aim::steps_then_life);
    const Pacman by_energy(ground, Aim::life_then_steps);
    auto state = rules.start();
    Route route = {rules.cell(state)};
    std::int64_t steps_cost = 0;
    std::int64_t energy_cost = 0;
    while (!rules.is_goal(state) && route.size() < 60) {
        const auto moves = moves_of(rules, state);
        RC_ASSERT(moves == moves_of(rules, state));
        if (moves.empty()) break;
        const Direction move = moves[random.below(moves.size())];
        const auto next = rules.apply(state, move);
        for (const Pacman* each : {&rules, &by_steps, &by_energy}) {
            RC_ASSERT(each->cost(state, move) >= 0);
            RC_ASSERT(each->bound(state) <= each->cost(state, move) + each->bound(next));
        }
        steps_cost += by_steps.cost(state, move);
        energy_cost += by_energy.cost(state, move);
        state = next;
        route.push_back(rules.cell(state));
        const Replay replayed = replay(map, route);
        RC_ASSERT(replayed.left == state.life);
        RC_ASSERT(replayed.along.size() == route.size());
        RC_ASSERT(replayed.valid == rules.is_goal(state));
    }
    if (!rules.is_goal(state)) return;
    RC_ASSERT(by_steps.steps_at_least(steps_cost) == static_cast<std::int64_t>(route.size()) - 1);
    if (route.size() <= (ground.gain.size() + 1) * ground.open_cells)
        RC_ASSERT(by_energy.life_at_most(energy_cost) == state.life);
}

TEST(PacmanRules, AstarFindsTheFewestSteps) {
    Random random(7);
    int solved = 0;
    for (int i = 0; i < 600; ++i) {
        const Map map = testing::random_map(random, {.largest_side = 4, .most_energy = 12});
        const resource::Field field = to_field(map);
        const Ground ground = survey(field);
        const Pacman rules(ground);
        Budget budget;
        const auto outcome = search::astar(rules, budget);
        const auto facts = brute_force::solve(map);
        ASSERT_EQ(outcome.verdict == Verdict::solved, facts.verdict == brute_force::Verdict::solved) << write(map);
        if (facts.verdict != brute_force::Verdict::solved) continue;
        ASSERT_EQ(outcome.cost, facts.steps) << write(map);
        ++solved;
    }
    EXPECT_GT(solved, 100);
}

TEST(PacmanBruteForce, KnowsTheContestsExample) {
    const auto facts = brute_force::solve(parse(testing::example).value().map);
    EXPECT_EQ(facts.steps, 4);
    EXPECT_EQ(facts.most_energy, 10);
    EXPECT_EQ(facts.routes, 3);
}

}  // namespace
}  // namespace ariadne::pacman
