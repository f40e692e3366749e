#include "worlds/maze/generate.h"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "worlds/maze/field.h"
#include "worlds/maze/testing/brute_force.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"
#include "worlds/maze_pacman/level_test.h"
#include "worlds/maze_pacman/provision.h"
#include "worlds/maze_pacman/solve.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/option_values.h"

namespace ariadne::maze {
namespace {

Result<Map> make(const Recipe& recipe, std::uint64_t seed = 1) {
    Budget budget;
    return generate(recipe, seed, budget);
}

resource::Finding solved_by_states(const Map& map) {
    Budget budget;
    return maze_pacman::state_bfs(to_field(map), {}, budget);
}

Recipe small_recipe(Style style, Wish wish, int i) {
    Recipe recipe;
    recipe.size = {2 + i % 5, 2 + i / 5 % 4};
    recipe.style = style;
    recipe.wish = wish;
    recipe.ring = 1;
    recipe.treasures = recipe.size.area() < 9 ? 0 : i % 4;
    recipe.tightness = i * 7 % 101;
    recipe.digits = digits_named(maze_pacman::mixture_names[static_cast<std::size_t>(i) % 4]).value();
    if (style != Style::corridors) recipe.wall_percent = i % 3 * 15;
    return recipe;
}

class MazeGenerate : public ::testing::TestWithParam<Style> {};
INSTANTIATE_TEST_SUITE_P(Styles, MazeGenerate,
                         ::testing::Values(Style::open, Style::corridors, Style::caves, Style::vault),
                         [](const auto& which) {
                             return std::string(style_names[static_cast<std::size_t>(which.param)]);
                         });

TEST_P(MazeGenerate, KeepsItsWord) {
    int made = 0;
    for (int i = 0; i < 120; ++i)
        for (const Wish wish : {Wish::any, Wish::solvable, Wish::impossible_walls, Wish::impossible_resource}) {
            const Recipe recipe = small_recipe(GetParam(), wish, i);
            const auto map = make(recipe, static_cast<std::uint64_t>(i));
            if (!map) {  // walls may leave too few cells for the treasures
                EXPECT_NE(map.error().message.english().find("treasures"), std::string::npos) << map.error().message;
                continue;
            }
            ++made;
            const std::string text = write(*map);
            SCOPED_TRACE(text);
            ASSERT_EQ(parse(text).value().map, *map);
            ASSERT_EQ(std::count(map->cells.begin(), map->cells.end(), treasure), recipe.treasures);
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
    EXPECT_GT(made, 350);
}

TEST_P(MazeGenerate, MapsOfTheRulesSizePassTheStrictReader) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Recipe recipe;
        recipe.style = GetParam();
        recipe.size = {10, 12};
        recipe.treasures = 5;
        for (const Wish wish : {Wish::any, Wish::solvable, Wish::impossible_walls, Wish::impossible_resource}) {
            recipe.wish = wish;
            const auto map = make(recipe, seed);
            ASSERT_TRUE(map) << map.error().message;
            ASSERT_TRUE(parse(write(*map), true)) << write(*map);
            EXPECT_EQ(map->cells.front(), start);
            EXPECT_EQ(map->cells.back(), end);
        }
    }
}

TEST_P(MazeGenerate, ThinShapesAreMadeToo) {
    for (const Size size : {Size{1, 2}, Size{2, 1}, Size{1, 9}, Size{9, 1}, Size{2, 2}}) {
        Recipe recipe{.size = size, .style = GetParam(), .treasures = 0, .ring = 1};
        if (GetParam() == Style::vault && size.area() < 4) continue;
        const auto map = make(recipe);
        ASSERT_TRUE(map) << map.error().message;
        EXPECT_EQ(solved_by_states(*map).verdict, Verdict::solved) << write(*map);
    }
}

// The map of a recipe at several tightnesses: only its life differs.
std::array<Map, 4> at_tightness(Recipe recipe, std::uint64_t seed, const std::array<int, 4>& tightness) {
    std::array<Map, 4> out;
    for (std::size_t i = 0; i < out.size(); ++i) {
        recipe.tightness = tightness[i];
        out[i] = make(recipe, seed).value();
        EXPECT_EQ(out[i].cells, out[0].cells);
    }
    return out;
}

Map without_treasures(Map map) {
    std::replace(map.cells.begin(), map.cells.end(), treasure, '0');
    return map;
}

// By somebody who knows nothing of the generator.
bool is_least_life(Map map) {
    const bool brute = map.size.area() <= 16;
    const auto wins = [&] {
        return brute ? !brute_force::arrivals(map).empty() : solved_by_states(map).verdict == Verdict::solved;
    };
    const bool won = wins();
    --map.life;
    return won && (map.life == 0 || !wins());
}

TEST_P(MazeGenerate, LifeIsTheLeastOfAllAtTightness100AndTheLeastWithoutTreasuresAt0) {
    int lowered = 0;
    for (int i = 0; i < 600; ++i) {
        Recipe recipe{.size = {3 + i % 4, 3 + i / 4 % 4}, .style = GetParam(), .treasures = i % 4, .ring = 1 + i % 2};
        recipe.digits = digits_named(maze_pacman::mixture_names[static_cast<std::size_t>(i / 16) % 4]).value();
        if (GetParam() != Style::corridors) recipe.wall_percent = i % 3 * 10;
        if (!make(recipe, static_cast<std::uint64_t>(i))) continue;  // no room for the treasures
        const auto maps = at_tightness(recipe, static_cast<std::uint64_t>(i), {0, 33, 80, 100});
        SCOPED_TRACE(write(maps[3]));
        ASSERT_TRUE(is_least_life(maps[3]));
        ASSERT_TRUE(is_least_life(without_treasures(maps[0]))) << maps[0].life;
        const std::int64_t spare = maps[0].life - maps[3].life;
        ASSERT_EQ(maps[1].life, maps[0].life - spare * 33 / 100);
        ASSERT_EQ(maps[2].life, maps[0].life - spare * 80 / 100);
        lowered += spare > 0 ? 1 : 0;
    }
    EXPECT_GT(lowered, 100);
}

std::vector<std::string> remarks_on(const Recipe& recipe, std::uint64_t seed) {
    Budget budget;
    std::vector<Message> remarks;
    EXPECT_TRUE(generate(recipe, seed, budget, &remarks));
    std::vector<std::string> out;
    for (const Message& remark : remarks) out.push_back(remark.english());
    return out;
}

TEST(MazeGenerateLife, LargeMapsHaveTheLeastLifeToo) {
    const Recipe recipe{.size = {200, 200}, .treasures = 20};
    const auto maps = at_tightness(recipe, 5, {0, 50, 99, 100});
    EXPECT_EQ(maps[0].life, 221);
    EXPECT_EQ(maps[1].life, 215);
    EXPECT_EQ(maps[2].life, 209);
    EXPECT_EQ(maps[3].life, 208);
    EXPECT_EQ(remarks_on(recipe, 5), std::vector<std::string>());
}

TEST(MazeGenerateLife, RemarksSayWhereTightnessIsNotWhatWasAskedFor) {
    using Said = std::vector<std::string>;
    EXPECT_EQ(remarks_on({.treasures = 0, .tightness = 0}, 1), Said());
    EXPECT_EQ(remarks_on({.treasures = 0}, 1),
              Said{"--tightness has no effect: life 23 is needed with or without treasures"});
    EXPECT_EQ(remarks_on({.tightness = 100}, 1), Said{"--tightness asks for life 6; the rules ask for at least 10"});
    EXPECT_EQ(remarks_on({.size = {30, 30}, .digits = digits_named("high").value(), .treasures = 150}, 1),
              Said{"the least life that wins is not proven: it lies between 1 and 47, and --tightness 100 gives 47"});
}

TEST(MazeGenerateLife, TightnessMakesTreasuresMatter) {
    int needed = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Recipe recipe{.size = {8, 8}, .digits = digits_named("mid").value(), .treasures = 5, .tightness = 100};
        Map map = make(recipe, seed).value();
        ASSERT_EQ(solved_by_states(map).verdict, Verdict::solved);
        std::replace(map.cells.begin(), map.cells.end(), treasure, '0');
        if (solved_by_states(map).verdict == Verdict::impossible) ++needed;
    }
    EXPECT_GT(needed, 30);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Recipe recipe{.size = {8, 8}, .digits = digits_named("mid").value(), .treasures = 5, .tightness = 0};
        Map map = make(recipe, seed).value();
        std::replace(map.cells.begin(), map.cells.end(), treasure, '0');
        EXPECT_EQ(solved_by_states(map).verdict, Verdict::solved);
    }
}

TEST(MazeGenerateLife, AVaultIsRingedByNines) {
    const Recipe recipe{.size = {12, 12}, .style = Style::vault, .ring = 4};
    const Map map = make(recipe).value();
    for (std::size_t i = 0; i + 1 < map.cells.size(); ++i)
        if (manhattan(map.size.cell(i), {11, 11}) <= 4) {
            EXPECT_EQ(map.cells[i], '9');
        }
}

TEST(MazeGenerateLife, AMoatStarvesWhereNothingElseCosts) {
    const Recipe recipe{.size = {10, 10},
                        .wall_percent = 0,
                        .digits = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0},
                        .treasures = 40,
                        .wish = Wish::impossible_resource};
    const Map map = make(recipe).value();
    EXPECT_GE(map.life, 10);
    EXPECT_EQ(solved_by_states(map).reason, resource::Reason::life);
}

TEST(MazeProvision, PlansAreSoundAndBoundsAreBelowTheTruth) {
    Budget budget;
    Random random(3);
    int reachable = 0;
    for (int i = 0; i < 400; ++i) {
        Map map = testing::random_map(random, {.largest_side = 4, .most_treasures = 4});
        const auto plan = maze_pacman::provision(to_field(map), budget);
        const long least = brute_force::least_life(map);
        ASSERT_EQ(plan.has_value(), least > 0);
        if (!plan) continue;
        ++reachable;
        const std::string text = write(map);
        ASSERT_GE(plan->planned, least) << text;
        ASSERT_LE(plan->planned, plan->without_gains) << text;
        ASSERT_LE(maze_pacman::life_needed_at_least(to_field(map), *plan), least) << text;
        map.life = plan->planned;
        ASSERT_TRUE(replay(map, plan->route).valid) << text;
        std::replace(map.cells.begin(), map.cells.end(), treasure, '0');
        ASSERT_EQ(plan->without_gains, brute_force::least_life(map)) << text;
    }
    EXPECT_GT(reachable, 200);
}

TEST(MazeRecipe, BadRecipesAreRefused) {
    const auto refused = [](const Recipe& recipe) {
        const auto map = make(recipe);
        return map ? "made" : map.error().message.english();
    };
    EXPECT_EQ(refused({.size = {0, 5}}), "rows: found 0, expected a number from 1 to 100000");
    EXPECT_EQ(refused({.size = {5, 100001}}), "columns: found 100001, expected a number from 1 to 100000");
    EXPECT_EQ(refused({.size = {1, 1}}), "found a map of 1 cell, expected at least 2 cells");
    EXPECT_EQ(refused({.size = {100000, 100000}}), "found a map of 10000000000 cells, expected at most 64000000 cells");
    EXPECT_EQ(refused({.wall_percent = 101}), "percentage of walls: found 101, expected a number from 0 to 100");
    EXPECT_EQ(refused({.tightness = -1}), "tightness: found -1, expected a number from 0 to 100");
    EXPECT_EQ(refused({.treasures = -1}), "treasures: found -1, expected a number from 0 to 64000000");
    EXPECT_EQ(refused({.size = {3, 3}, .wall_percent = 0, .treasures = 8}),
              "found 8 treasures, expected at most 7 on this map");
    EXPECT_EQ(refused({.digits = {}}), "digits: all weights are 0, expected at least one above 0");
    EXPECT_EQ(refused({.digits = {-1, 2}}), "digits: found a weight of -1, expected 0 to 1000000");
    EXPECT_EQ(refused({.size = {5, 5}, .style = Style::vault, .ring = 8}),
              "found a ring of 8, expected less than 8 on a map of this size");
    EXPECT_EQ(refused({.size = {1, 2}, .treasures = 0, .wish = Wish::impossible_walls}),
              "found a map of 1 x 2 cells, too small to be impossible");
}

TEST(MazeRecipe, NamesAreReadAndUnknownOnesAreNot) {
    EXPECT_EQ(worlds::named<Style>(style_names, "caves"), Style::caves);
    EXPECT_EQ(worlds::named<Style>(style_names, "cave"), std::nullopt);
    EXPECT_EQ(worlds::named<Wish>(wish_names, "impossible-life"), Wish::impossible_resource);
    EXPECT_EQ(digits_named("flat").value(), (DigitWeights{1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    EXPECT_EQ(digits_named("5,3,1,0,0,0,0,0,0,12").value(), (DigitWeights{5, 3, 1, 0, 0, 0, 0, 0, 0, 12}));
    for (const std::string_view bad :
         {"", "lo", "1,2,3", "1,1,1,1,1,1,1,1,1,1,1", "1,1,1,1,1,1,1,1,1,-1", "1,1,1,1,1,1,1,1,1,1,",
          "1;1;1;1;1;1;1;1;1;1", "1,1,1,1,1,1,1,1,1,99999999999"}) {
        const auto weights = digits_named(bad);
        ASSERT_FALSE(weights) << bad;
        EXPECT_NE(weights.error().message.english().find("ten weights"), std::string::npos);
    }
}

TEST(MazeLevels, AreThoseOfTheRating) {
    maze_pacman::expect_maps_of_every_level(recipe_from, generate);
}

TEST(MazeLevels, LeaveOtherOptionsAlone) {
    maze_pacman::expect_levels_and_options_together(recipe_from, generate, {{"treasures", "0"}});
}

}  // namespace
}  // namespace ariadne::maze
