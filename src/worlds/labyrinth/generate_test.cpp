#include "worlds/labyrinth/generate.h"

#include <gtest/gtest.h>

#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

using Options = std::map<std::string, std::string>;

std::string refused_recipe(const Options& options) {
    const Result<Recipe> recipe = recipe_from(options);
    if (!recipe) return recipe.error().message.english();
    Budget budget;
    const Result<Labyrinth> made = generate(*recipe, 1, budget);
    return made ? std::string("no error") : made.error().message.english();
}

Labyrinth made(const Options& options, std::uint64_t seed = 1) {
    const Result<Recipe> recipe = recipe_from(options);
    EXPECT_TRUE(recipe) << recipe.error().message;
    Budget budget;
    Result<Labyrinth> out = generate(*recipe, seed, budget);
    EXPECT_TRUE(out) << out.error().message;
    return out ? std::move(*out) : solid({1, 1});
}

TEST(LabyrinthGenerate, EveryBuilderMakesPerfectOnesThatReadBack) {
    for (const Builder& builder : all_builders()) {
        const Labyrinth labyrinth = made({{"builder", std::string(builder.name)}, {"rows", "7"}, {"cols", "9"}});
        EXPECT_EQ(labyrinth.passage_count(), 62U) << builder.name;
        EXPECT_EQ(*parse_text(write(labyrinth)), labyrinth) << builder.name;
    }
}

TEST(LabyrinthGenerate, LoopsWeightsAndEndsLeaveTheRestAsItIs) {
    const Labyrinth plain = made({});
    Labyrinth weighted = made({{"weights", "9"}, {"entrance", "3,4"}});
    EXPECT_EQ(weighted.entrance, (Cell{3, 4}));
    EXPECT_EQ(weighted.right, plain.right);
    EXPECT_EQ(weighted.down, plain.down);
    EXPECT_FALSE(weighted.weights.empty());
    EXPECT_EQ(made({{"loops", "5"}}).passage_count(), plain.passage_count() + 5);
    EXPECT_GT(made({{"braid", "0.5"}}).passage_count(), plain.passage_count());
}

TEST(LabyrinthGenerate, BuildsOnAMask) {
    const Labyrinth labyrinth = made({{"mask", "#...\n....\n...#\n"}, {"rows", "3"}});
    EXPECT_EQ(labyrinth.size, (Size{3, 4}));
    EXPECT_EQ(labyrinth.room_count(), 10U);
    EXPECT_EQ(labyrinth.passage_count(), 9U);
    EXPECT_EQ(labyrinth.entrance, (Cell{0, 1}));
    EXPECT_EQ(labyrinth.exit, (Cell{2, 2}));
    EXPECT_TRUE(made({{"mask", "...\n...\n"}}).rooms.empty());
}

TEST(LabyrinthGenerate, TakesSharesExactly) {
    EXPECT_EQ(recipe_from({{"braid", "1"}})->braid, 1'000'000U);
    EXPECT_EQ(recipe_from({{"braid", ".25"}})->braid, 250'000U);
    const auto bias = [](const std::string& text) {
        return recipe_from({{"bias", text}, {"builder", "kruskal"}}).value_or(Recipe{}).bias;
    };
    EXPECT_EQ(bias("-1"), -16);
    EXPECT_EQ(bias("0.5"), 8);
    EXPECT_EQ(bias("-0.03"), 0);
}

TEST(LabyrinthGenerate, SaysWhichBuildersCan) {
    for (const Builder& builder : all_builders()) {
        const std::string name(builder.name);
        const std::string masked = refused_recipe({{"builder", name}, {"mask", "#.\n..\n"}});
        const std::string biased = refused_recipe({{"builder", name}, {"bias", "0.5"}});
        EXPECT_EQ(masked == "no error", builder.masks) << masked;
        EXPECT_EQ(biased, "no error") << name;
        if (!builder.masks) {
            EXPECT_TRUE(masked.starts_with("--mask: the " + name + " builder does not support masks")) << masked;
        }
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
