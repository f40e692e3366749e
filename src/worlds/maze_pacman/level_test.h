#pragma once

#include <array>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "worlds/level.h"
#include "worlds/maze_pacman/layout.h"
#include "worlds/maze_pacman/rate.h"

namespace ariadne::maze_pacman {

// On small boards: maps of a level have it by the rating, and are the same for the same seed. Fewer seeds where it
// takes longer to find a map. `recipe_from` and `generate` are the world's.
template <class RecipeFrom, class Generate>
void expect_maps_of_every_level(const RecipeFrom& recipe_from, const Generate& generate) {
    constexpr std::array<std::uint64_t, worlds::level_names.size()> seeds_of = {100, 100, 5, 3};
    for (std::size_t i = 0; i < worlds::level_names.size(); ++i) {
        const std::string level(worlds::level_names[i]);
        const std::uint64_t seeds = seeds_of[i];
        const auto recipe = recipe_from({{"level", level}, {"rows", "10"}, {"cols", "10"}});
        ASSERT_TRUE(recipe) << recipe.error().message;
        std::uint64_t right = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Budget making;
            const auto map = generate(*recipe, seed, making, nullptr);
            if (!map) continue;
            Budget rating;
            right += rate(to_field(*map), {}, rating).level == level ? 1U : 0U;
        }
        EXPECT_GE(100 * right, 95 * seeds) << level;
        Budget one;
        Budget two;
        EXPECT_EQ(*generate(*recipe, 3, one, nullptr), *generate(*recipe, 3, two, nullptr)) << level;
    }
}

// Options that are given have the last word, and what cannot be had is an error.
template <class RecipeFrom, class Generate>
void expect_levels_and_options_together(const RecipeFrom& recipe_from, const Generate& generate,
                                        const std::map<std::string, std::string>& nothing_to_fetch) {
    const auto given = recipe_from({{"level", "expert"}, {"tightness", "30"}, {"style", "caves"}});
    EXPECT_EQ(given->tightness, 30);
    EXPECT_EQ(given->style, Style::caves);
    const auto refused = [&](std::map<std::string, std::string> options, Budget& budget) {
        const auto recipe = recipe_from(options);
        if (!recipe) return recipe.error().message.english();
        const auto map = generate(*recipe, 1, budget, nullptr);
        return map ? std::string() : map.error().message.english();
    };
    Budget budget;
    EXPECT_EQ(refused({{"level", "hard"}}, budget),
              "--level: found 'hard', expected one of: beginner, intermediate, advanced, expert");
    EXPECT_EQ(refused({{"level", "expert"}, {"wish", "any"}}, budget), "--level needs --wish solvable, the default");
    std::map<std::string, std::string> options = nothing_to_fetch;
    options.insert({{"level", "expert"}, {"rows", "5"}, {"cols", "5"}});
    EXPECT_TRUE(
        refused(options, budget).starts_with("no map for --level expert among the 400 tried; their scores were about "))
        << refused(options, budget);
    const CancelFlag cancel = true;
    Budget cancelled({}, &cancel);
    EXPECT_FALSE(refused({{"level", "expert"}}, cancelled).empty());
}

}  // namespace ariadne::maze_pacman
