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
    EXPECT_EQ(made({}, 2), made({}, 2));
    EXPECT_NE(made({}, 2), plain);
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

TEST(LabyrinthGenerate, RefusesBadOptions) {
    const std::pair<Options, std::string_view> refusals[] = {
        {{{"rows", "0"}}, "--rows: found '0', expected a number from 1 to 1000000"},
        {{{"rows", "3000000000"}}, "--rows: found '3000000000', expected a number from 1 to 1000000"},
        {{{"rows", "1000000"}, {"cols", "1000000"}},
         "--rows, --cols: 1000000 x 1000000 rooms are too many (limit: 2147483647)"},
        {{{"braid", "2"}}, "--braid: found '2', expected a number from 0 to 1, with up to six decimals"},
        {{{"braid", "-0.1"}}, "--braid: found '-0.1', expected a number from 0 to 1, with up to six decimals"},
        {{{"braid", "0,5"}}, "--braid: found '0,5', expected a number from 0 to 1, with up to six decimals"},
        {{{"bias", "1.5"}}, "--bias: found '1.5', expected a number from -1 to 1, with up to six decimals"},
        {{{"weights", "0"}}, "--weights: found '0', expected a number from 1 to 1000000"},
        {{{"growth", "oldest"}, {"builder", "wilson"}},
         "--growth: the wilson builder does not have this option; only growing-tree does"},
        {{{"entrance", "1"}}, "--entrance: found '1', expected row and column, counted from 0, such as 0,12"},
        {{{"rows", "2"}, {"cols", "2"}, {"exit", "2,0"}},
         "--exit: there is no room at 2,0; the labyrinth has 2 x 2 rooms, counted from 0"},
        {{{"mask", "..\n..\n"}, {"rows", "3"}}, "--rows: found 3, but the mask has 2 rows; leave this option out"},
        {{{"mask", "..\n.x\n?"}}, "--mask: line 3, column 1: found '?', expected '.' for a room or '#' for none"},
        {{{"ends", "middle"}}, "--ends: found 'middle', expected one of: corners, farthest"},
        {{{"height", "3"}}, "unknown option --height"},
    };
    for (const auto& [options, message] : refusals) EXPECT_EQ(refused_recipe(options), message);
    EXPECT_TRUE(refused_recipe({{"builder", "magic"}}).starts_with("--builder: found 'magic', expected one of: "));
    EXPECT_TRUE(refused_recipe({{"loops", "99999"}}).starts_with("--loops: "));
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
