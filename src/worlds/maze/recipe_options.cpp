#include "worlds/maze/recipe_options.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "worlds/maze/text.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/option_values.h"

namespace ariadne::maze {

namespace {

using worlds::strings;

Result<void> set(Recipe& recipe, const std::string& name, const std::string& text) {
    const auto keep = [&](int low, int high, auto& out) -> Result<void> {
        return worlds::set_number(name, text, low, high, out);
    };
    constexpr int most_treasures = 1'000'000;
    if (name == "rows") return keep(1, largest_side, recipe.size.rows);
    if (name == "cols") return keep(1, largest_side, recipe.size.cols);
    if (name == "walls") return keep(0, 100, recipe.wall_percent);
    if (name == "treasures") return keep(0, most_treasures, recipe.treasures);
    if (name == "ring") return keep(1, largest_side, recipe.ring);
    if (name == "tightness") return keep(0, 100, recipe.tightness);
    if (name == "style") return worlds::set_choice(name, text, style_names, recipe.style);
    if (name == "wish") return worlds::set_choice(name, text, wish_names, recipe.wish);
    if (name == "digits") {
        const Result<DigitWeights> weights = digits_named(text);
        if (!weights) return fail("--digits: " + weights.error().message);
        recipe.digits = *weights;
        return {};
    }
    return fail(fmt::format("no option is called --{}", name));
}

}  // namespace

std::vector<worlds::OptionSpec> recipe_options() {
    const Recipe usual;
    const auto text = [](int value) { return fmt::format("{}", value); };
    return {{"rows", "Rows of the map", text(usual.size.rows), {}},
            {"cols", "Columns of the map", text(usual.size.cols), {}},
            {"style", "How walls lie", std::string(style_names[static_cast<std::size_t>(usual.style)]),
             strings(style_names)},
            {"walls", "Walls, in percent", "what suits the style", {}},
            {"digits",
             fmt::format("How digits are spread: {}, or ten weights for 0 to 9",
                         fmt::join(maze_pacman::mixture_names, ", ")),
             "low",
             {}},
            {"treasures", "Treasures", text(usual.treasures) + ", fewer on a small map,", {}},
            {"ring", "Of a vault: how thick the ring of 9s is", text(usual.ring), {}},
            {"tightness", "0: life enough without treasures; 100: only just with them", text(usual.tightness), {}},
            {"wish", "What the map must be", std::string(wish_names[static_cast<std::size_t>(usual.wish)]),
             strings(wish_names)}};
}

Result<Recipe> recipe_from(const std::map<std::string, std::string>& options) {
    Recipe recipe;
    for (const auto& [name, text] : options) {
        if (const Result<void> done = set(recipe, name, text); !done) return std::unexpected(done.error());
    }
    // The usual number is for usual maps; a small one keeps room for S, E and walls.
    if (!options.contains("treasures")) {
        const std::size_t room = recipe.size.area() / 8;
        recipe.treasures = static_cast<int>(std::min(static_cast<std::size_t>(recipe.treasures), room));
    }
    return recipe;
}

}  // namespace ariadne::maze
