#include "worlds/pacman/recipe_options.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "worlds/maze_pacman/weights.h"
#include "worlds/option_values.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {

namespace {

using worlds::strings;

Result<void> set_values(const std::string& name, const std::string& text, ValueWeights& out) {
    const Result<ValueWeights> weights = values_named(text, "values");
    if (!weights) return fail(fmt::format("--{}: {}", name, weights.error().message));
    out = *weights;
    return {};
}

Result<void> set(Recipe& recipe, const std::string& name, const std::string& text) {
    const auto keep = [&](int low, int high, auto& out) { return worlds::set_number(name, text, low, high, out); };
    if (name == "rows") return keep(1, largest_side, recipe.size.rows);
    if (name == "cols") return keep(1, largest_side, recipe.size.cols);
    if (name == "walls") return keep(0, 100, recipe.wall_percent);
    if (name == "deadly") return keep(0, 100, recipe.deadly_percent);
    if (name == "food") return keep(0, 100, recipe.food_percent);
    if (name == "bombs") return keep(0, 100, recipe.bomb_percent);
    if (name == "climb") return keep(0, 100, recipe.climb_percent);
    if (name == "ring") return keep(1, largest_side, recipe.ring);
    if (name == "tightness") return keep(0, 100, recipe.tightness);
    if (name == "style") return worlds::set_choice(name, text, style_names, recipe.style);
    if (name == "wish") return worlds::set_choice(name, text, wish_names, recipe.wish);
    if (name == "food-values") return set_values(name, text, recipe.food);
    if (name == "bomb-values") return set_values(name, text, recipe.bombs);
    if (name == "heights") return set_values(name, text, recipe.heights);
    return fail(fmt::format("no option is called --{}", name));
}

}  // namespace

Result<ValueWeights> values_named(std::string_view text, std::string_view what) {
    static const std::array<std::vector<int>, maze_pacman::mixture_names.size()> mixtures = {{
        {8, 6, 4, 2, 1, 1, 0, 0, 0},  // low
        {3, 4, 5, 4, 3, 2, 1, 1, 1},  // mid
        {0, 0, 1, 1, 2, 4, 5, 6, 8},  // high
        {1, 1, 1, 1, 1, 1, 1, 1, 1},  // flat
    }};
    const Result<std::vector<int>> read = maze_pacman::read_weights(text, mixtures, what, "nine");
    if (!read) return std::unexpected(read.error());
    ValueWeights weights{};
    std::ranges::copy(*read, weights.begin());
    return weights;
}

std::vector<worlds::OptionSpec> recipe_options() {
    const Recipe usual;
    const auto text = [](int value) { return fmt::format("{}", value); };
    const auto spread = [](std::string_view what) {
        return fmt::format("How {} are spread: {}, or nine weights for 1 to 9", what,
                           fmt::join(maze_pacman::mixture_names, ", "));
    };
    return {{"rows", "Rows of the map", text(usual.size.rows), {}},
            {"cols", "Columns of the map", text(usual.size.cols), {}},
            {"style", "How walls lie", std::string(style_names[static_cast<std::size_t>(usual.style)]),
             strings(style_names)},
            {"walls", "Endless walls, in percent", "what suits the style", {}},
            {"climb", "Walls that can be climbed, in percent of the open cells", text(usual.climb_percent), {}},
            {"heights", spread("their heights"), "mid", {}},
            {"food", "Food, in percent of the open cells", text(usual.food_percent), {}},
            {"food-values", spread("the values of food"), "mid", {}},
            {"bombs", "Bombs, in percent of the open cells", text(usual.bomb_percent), {}},
            {"bomb-values", spread("the values of bombs"), "mid", {}},
            {"deadly", "Deadly bombs, in percent of the cells without walls", text(usual.deadly_percent), {}},
            {"ring", "Of a vault: how thick the ring of Z9 is", text(usual.ring), {}},
            {"tightness", "0: energy enough without food; 100: only just with it", text(usual.tightness), {}},
            {"wish", "What the map must be", std::string(wish_names[static_cast<std::size_t>(usual.wish)]),
             strings(wish_names)}};
}

Result<Recipe> recipe_from(const std::map<std::string, std::string>& options) {
    Recipe recipe;
    for (const auto& [name, text] : options) {
        if (const Result<void> done = set(recipe, name, text); !done) return std::unexpected(done.error());
    }
    return recipe;
}

}  // namespace ariadne::pacman
