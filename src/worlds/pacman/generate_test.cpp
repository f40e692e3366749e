#include "worlds/pacman/generate.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "worlds/maze_pacman/level_test.h"
#include "worlds/maze_pacman/provision.h"
#include "worlds/maze_pacman/solve.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {
namespace {

Result<Map> make(const Recipe& recipe, std::uint64_t seed = 1) {
    Budget budget;
    return generate(recipe, seed, budget);
}

resource::Finding solved_by_states(const Map& map) {
    Budget budget;
    return maze_pacman::state_bfs(to_field(map), {}, budget);
}

std::ptrdiff_t count(const Map& map, Kind kind, bool closed) {
    return std::ranges::count_if(map.tiles, [&](Tile t) { return t.kind == kind && t.closed() == closed; });
}

Recipe small(Style style, Wish wish, int i) {
    Recipe recipe;
    recipe.size = {2 + i % 5, 2 + i / 5 % 4};
    recipe.style = style;
    recipe.wish = wish;
    recipe.ring = 1;
    recipe.food_percent = i % 4 * 12;
    recipe.bomb_percent = i % 3 * 8;
    recipe.climb_percent = i % 5 * 5;
    recipe.deadly_percent = i % 7 * 4;
    recipe.tightness = i * 7 % 101;
    const std::string_view mixture = maze_pacman::mixture_names[static_cast<std::size_t>(i) % 4];
    recipe.food = recipe.bombs = recipe.heights = values_named(mixture).value();
    if (style != Style::corridors) recipe.wall_percent = i % 3 * 15;
    return recipe;
}

constexpr std::array<Wish, 4> all_wishes = {Wish::any, Wish::solvable, Wish::impossible_walls,
                                            Wish::impossible_resource};

class PacmanGenerate : public ::testing::TestWithParam<Style> {};
INSTANTIATE_TEST_SUITE_P(Styles, PacmanGenerate,
                         ::testing::Values(Style::open, Style::corridors, Style::caves, Style::vault),
                         [](const auto& which) {
                             return std::string(style_names[static_cast<std::size_t>(which.param)]);
                         });

TEST_P(PacmanGenerate, KeepsItsWord) {
    for (int i = 0; i < 120; ++i)
        for (const Wish wish : all_wishes) {
            const auto map = make(small(GetParam(), wish, i), static_cast<std::uint64_t>(i));
            ASSERT_TRUE(map) << map.error().message;
            const std::string text = write(*map);
            SCOPED_TRACE(text);
            ASSERT_EQ(parse(text, true).value().map, *map);
            ASSERT_EQ(map->start, (Cell{0, 0}));
            ASSERT_EQ(map->goal, (Cell{map->size.rows - 1, map->size.cols - 1}));
            const auto answer = solved_by_states(*map);
            if (wish == Wish::solvable) {
                ASSERT_EQ(answer.verdict, Verdict::solved);
            }
            if (wish == Wish::impossible_walls) {
                ASSERT_EQ(answer.reason, resource::Reason::walls);
            }
            if (wish == Wish::impossible_resource) {
                ASSERT_EQ(answer.reason, resource::Reason::life);
            }
        }
}

TEST_P(PacmanGenerate, ThinShapesAreMadeToo) {
    for (const Size size : {Size{1, 2}, Size{2, 1}, Size{1, 9}, Size{9, 1}, Size{2, 2}}) {
        Recipe recipe{.size = size, .style = GetParam(), .ring = 1};
        if (GetParam() == Style::vault && size.area() < 4) continue;
        const auto map = make(recipe);
        ASSERT_TRUE(map) << map.error().message;
        EXPECT_EQ(solved_by_states(*map).verdict, Verdict::solved) << write(*map);
    }
}

TEST(PacmanGenerateShares, AreThoseAskedFor) {
    const Recipe recipe{.size = {20, 20},
                        .wall_percent = 0,
                        .food_percent = 50,
                        .bomb_percent = 25,
                        .climb_percent = 10,
                        .food = {0, 0, 0, 0, 0, 0, 0, 0, 1},
                        .bombs = {1, 0, 0, 0, 0, 0, 0, 0, 0},
                        .heights = {0, 0, 0, 1, 0, 0, 0, 0, 0}};
    const Map map = make(recipe).value();
    EXPECT_EQ(count(map, Kind::food, false), 199);
    EXPECT_EQ(count(map, Kind::bomb, false), 100);
    EXPECT_EQ(count(map, Kind::wall, false), 40);
    for (const Tile tile : map.tiles) {
        if (tile.kind == Kind::empty) continue;
        EXPECT_EQ(tile.value, tile.kind == Kind::food ? 9 : tile.kind == Kind::bomb ? 1 : 4);
    }
    const Map full = make({.wall_percent = 0, .food_percent = 100, .bomb_percent = 0, .climb_percent = 0}).value();
    EXPECT_EQ(count(full, Kind::food, false), 398);
}

TEST(PacmanGenerateShares, DeadlyBombsStandInTheWayAndLeaveOne) {
    const Map map = make({.wall_percent = 10, .deadly_percent = 50}).value();
    EXPECT_GT(count(map, Kind::bomb, true), 100);
    EXPECT_GT(count(map, Kind::wall, true), 20);
    EXPECT_EQ(solved_by_states(map).verdict, Verdict::solved);
}

Map without_food(Map map) {
    for (Tile& tile : map.tiles)
        if (tile.kind == Kind::food) tile = {};
    return map;
}

bool is_least_energy(Map map) {
    const bool won = solved_by_states(map).verdict == Verdict::solved;
    --map.energy;
    return won && (map.energy == 0 || solved_by_states(map).verdict == Verdict::impossible);
}

TEST_P(PacmanGenerate, EnergyIsTheLeastOfAllAtTightness100AndTheLeastWithoutFoodAt0) {
    int lowered = 0;
    for (int i = 0; i < 600; ++i) {
        Recipe recipe = small(GetParam(), Wish::solvable, i);
        recipe.size = {3 + i % 4, 3 + i / 4 % 4};
        const auto energy_at = [&](int tightness) {
            recipe.tightness = tightness;
            return make(recipe, static_cast<std::uint64_t>(i)).value().energy;
        };
        const std::int64_t without = energy_at(0);
        const std::int64_t between = energy_at(70);
        std::vector<Message> remarks;
        Budget budget;
        recipe.tightness = 100;
        Map map = generate(recipe, static_cast<std::uint64_t>(i), budget, &remarks).value();
        SCOPED_TRACE(write(map));
        for (const Message& remark : remarks)
            ASSERT_TRUE(remark.english().starts_with("--tightness has no effect")) << remark;
        ASSERT_TRUE(is_least_energy(map));
        const std::int64_t spare = without - map.energy;
        ASSERT_EQ(remarks.size(), spare == 0 ? 1U : 0U);
        ASSERT_EQ(between, without - spare * 70 / 100);
        lowered += spare > 0 ? 1 : 0;
        map.energy = without;
        ASSERT_TRUE(is_least_energy(without_food(map)));
    }
    EXPECT_GT(lowered, 100);
}

TEST(PacmanGenerateEnergy, TightnessMakesFoodMatter) {
    int needed = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        for (const int tightness : {0, 100}) {
            const Recipe recipe{.size = {7, 7}, .food_percent = 12, .tightness = tightness};
            Map map = make(recipe, seed).value();
            ASSERT_EQ(solved_by_states(map).verdict, Verdict::solved);
            for (Tile& tile : map.tiles)
                if (tile.kind == Kind::food) tile = {};
            const Verdict without = solved_by_states(map).verdict;
            if (tightness == 0) {
                EXPECT_EQ(without, Verdict::solved);
            }
            if (tightness == 100 && without == Verdict::impossible) ++needed;
        }
    EXPECT_GT(needed, 30);
}

TEST(PacmanGenerateEnergy, AVaultIsRingedByHighWalls) {
    const Map map = make({.size = {12, 12}, .style = Style::vault, .deadly_percent = 20, .ring = 4}).value();
    for (std::size_t i = 0; i + 1 < map.tiles.size(); ++i)
        if (manhattan(map.size.cell(i), map.goal) <= 4) {
            EXPECT_EQ(map.tiles[i], (Tile{Kind::wall, 9}));
        }
}

TEST(PacmanGenerateEnergy, AMoatStarvesWhereFoodLiesEverywhere) {
    const Recipe recipe{.size = {10, 10},
                        .wall_percent = 0,
                        .food_percent = 100,
                        .bomb_percent = 0,
                        .climb_percent = 0,
                        .food = {0, 0, 0, 0, 0, 0, 0, 0, 1},
                        .wish = Wish::impossible_resource};
    const Map map = make(recipe).value();
    EXPECT_EQ(map.at({0, 1}), (Tile{Kind::wall, 9}));
    EXPECT_EQ(map.at({1, 1}), (Tile{Kind::wall, 9}));
    EXPECT_EQ(map.at({1, 2}), (Tile{Kind::food, 9}));
    EXPECT_LE(map.energy, 20);
    EXPECT_EQ(solved_by_states(map).reason, resource::Reason::life);
}

// The least energy that wins, by trying.
std::int64_t least_energy(Map map, std::int64_t enough) {
    for (map.energy = 1; map.energy < enough; ++map.energy)
        if (solved_by_states(map).verdict == Verdict::solved) break;
    return map.energy;
}

TEST(PacmanProvision, PlansAreSoundAndBoundsAreBelowTheTruth) {
    Budget budget;
    int reachable = 0;
    for (int i = 0; i < 150; ++i) {
        Recipe recipe = small(Style::open, Wish::any, i);
        recipe.size = {2 + i % 3, 2 + i % 2};
        Map map = make(recipe, static_cast<std::uint64_t>(i)).value();
        const auto plan = maze_pacman::provision(to_field(map), budget);
        if (!plan) continue;
        ++reachable;
        const std::string text = write(map);
        const std::int64_t least = least_energy(map, plan->without_gains);
        ASSERT_GE(plan->planned, least) << text;
        ASSERT_LE(plan->planned, plan->without_gains) << text;
        ASSERT_LE(maze_pacman::life_needed_at_least(to_field(map), *plan), least) << text;
        ASSERT_LE(maze_pacman::life_needed_by_solver(to_field(map)), least) << text;
        map.energy = plan->planned;
        ASSERT_TRUE(replay(map, plan->route).valid) << text;
        for (Tile& tile : map.tiles)
            if (tile.kind == Kind::food) tile = {};
        ASSERT_EQ(plan->without_gains, least_energy(map, plan->without_gains + 1)) << text;
    }
    EXPECT_GT(reachable, 80);
}

TEST(PacmanRecipe, BadRecipesAreRefused) {
    const auto refused = [](const Recipe& recipe) {
        const auto map = make(recipe);
        return map ? "made" : map.error().message.english();
    };
    EXPECT_EQ(refused({.size = {0, 5}}), "rows: found 0, expected a number from 1 to 100000");
    EXPECT_EQ(refused({.size = {5, 100001}}), "columns: found 100001, expected a number from 1 to 100000");
    EXPECT_EQ(refused({.size = {1, 1}}), "found a map of 1 cell, expected at least 2 cells");
    EXPECT_EQ(refused({.size = {100000, 100000}}), "found a map of 10000000000 cells, expected at most 64000000 cells");
    EXPECT_EQ(refused({.wall_percent = 101}), "percentage of walls: found 101, expected a number from 0 to 100");
    EXPECT_EQ(refused({.deadly_percent = -1}), "percentage of deadly bombs: found -1, expected a number from 0 to 100");
    EXPECT_EQ(refused({.food_percent = -1}), "percentage of food: found -1, expected a number from 0 to 100");
    EXPECT_EQ(refused({.bomb_percent = 101}), "percentage of bombs: found 101, expected a number from 0 to 100");
    EXPECT_EQ(refused({.climb_percent = 101}), "percentage of low walls: found 101, expected a number from 0 to 100");
    EXPECT_EQ(refused({.food_percent = 60, .bomb_percent = 30, .climb_percent = 20}),
              "food, bombs and low walls add up to 110 percent, expected at most 100");
    EXPECT_EQ(refused({.tightness = 101}), "tightness: found 101, expected a number from 0 to 100");
    EXPECT_EQ(refused({.food = {}}), "food values: all weights are 0, expected at least one above 0");
    EXPECT_EQ(refused({.bombs = {-1, 2}}), "bomb values: found a weight of -1, expected 0 to 1000000");
    EXPECT_EQ(refused({.size = {5, 5}, .style = Style::vault, .ring = 8}),
              "found a ring of 8, expected less than 8 on a map of this size");
    EXPECT_EQ(refused({.size = {1, 2}, .wish = Wish::impossible_walls}),
              "found a map of 1 x 2 cells, too small to be impossible");
}

TEST(PacmanRecipe, OptionsAreRead) {
    const auto recipe = recipe_from({{"rows", "7"},
                                     {"style", "vault"},
                                     {"wish", "impossible-energy"},
                                     {"food-values", "flat"},
                                     {"heights", "1,0,0,0,0,0,0,0,2"}});
    ASSERT_TRUE(recipe) << recipe.error().message;
    EXPECT_EQ(recipe->size, (Size{7, 20}));
    EXPECT_EQ(recipe->style, Style::vault);
    EXPECT_EQ(recipe->wish, Wish::impossible_resource);
    EXPECT_EQ(recipe->food, (ValueWeights{1, 1, 1, 1, 1, 1, 1, 1, 1}));
    EXPECT_EQ(recipe->heights, (ValueWeights{1, 0, 0, 0, 0, 0, 0, 0, 2}));
}

TEST(PacmanLevels, AreThoseOfTheRating) {
    maze_pacman::expect_maps_of_every_level(recipe_from, generate);
}

TEST(PacmanLevels, LeaveOtherOptionsAlone) {
    maze_pacman::expect_levels_and_options_together(recipe_from, generate, {{"food", "0"}});
}

}  // namespace
}  // namespace ariadne::pacman
