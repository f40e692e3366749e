#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/level.h"
#include "worlds/maze_pacman/layout.h"
#include "worlds/option_values.h"
#include "worlds/world.h"

namespace ariadne::maze_pacman {

using WishNames = std::array<std::string_view, 4>;

// What the world says of the options that both have.
struct OptionWords {
    Phrase walls;
    Phrase ring;
    Phrase tightness;
};

// The options of both worlds, with those of its own between them.
template <class Recipe>
std::vector<worlds::OptionSpec> options_with(std::vector<worlds::OptionSpec> own, const OptionWords& words,
                                             const WishNames& wishes) {
    const Recipe usual;
    const auto place = [](auto choice) { return static_cast<std::size_t>(choice); };
    std::vector<worlds::OptionSpec> out = {{"rows", tr("Number of rows"), std::to_string(usual.size.rows), {}},
                                           {"cols", tr("Number of columns"), std::to_string(usual.size.cols), {}},
                                           {"style", tr("Layout of the walls"),
                                            std::string(style_names[place(usual.style)]), worlds::strings(style_names)},
                                           {"walls", words.walls, "", {}}};
    std::ranges::move(own, std::back_inserter(out));
    out.push_back({"ring", words.ring, std::to_string(usual.ring), {}});
    out.push_back({"tightness", words.tightness, std::to_string(usual.tightness), {}});
    out.push_back({"level", tr("Difficulty, as measured by ariadne rate"), "", worlds::strings(worlds::level_names)});
    out.push_back({"wish", tr("Required outcome"), std::string(wishes[place(usual.wish)]), worlds::strings(wishes)});
    return out;
}

template <class Recipe>
std::optional<Result<void>> set_shared(Recipe& recipe, const std::string& name, const std::string& text,
                                       const WishNames& wishes, int largest_side) {
    const auto keep = [&](int low, int high, auto& out) { return worlds::set_number(name, text, low, high, out); };
    if (name == "rows") return keep(1, largest_side, recipe.size.rows);
    if (name == "cols") return keep(1, largest_side, recipe.size.cols);
    if (name == "walls") return keep(0, 100, recipe.wall_percent);
    if (name == "ring") return keep(1, largest_side, recipe.ring);
    if (name == "tightness") return keep(0, 100, recipe.tightness);
    if (name == "style") return worlds::set_choice(name, text, style_names, recipe.style);
    if (name == "level") return worlds::set_choice(name, text, worlds::level_names, recipe.level.emplace());
    if (name == "wish") return worlds::set_choice(name, text, wishes, recipe.wish);
    return std::nullopt;
}

template <class Weights>
Result<void> set_weights(const std::string& name, const Result<Weights>& weights, Weights& out) {
    if (!weights) return fail({after_colon, "--" + name, weights.error().message});
    out = *weights;
    return {};
}

template <class Recipe, class SetOwn>
Result<Recipe> set_all(Recipe recipe, const std::map<std::string, std::string>& options, const WishNames& wishes,
                       int largest_side, const SetOwn& set_own) {
    for (const auto& [name, text] : options) {
        std::optional<Result<void>> done = set_shared(recipe, name, text, wishes, largest_side);
        if (!done) done = set_own(recipe, name, text);
        if (!done) return fail({tr("unknown option --{0}"), name});
        if (!*done) return std::unexpected(done->error());
    }
    return recipe;
}

// What many maps of the level are like.
template <class Recipe>
void suit_level(Recipe& recipe) {
    constexpr std::array<int, worlds::level_names.size()> tightness = {0, 60, 100, 100};
    recipe.tightness = tightness[static_cast<std::size_t>(*recipe.level)];
    if (*recipe.level < worlds::Level::advanced) return;
    const auto [rows, cols] = recipe.size;
    recipe.style = Style::vault;
    if (*recipe.level == worlds::Level::expert) recipe.ring = std::min(rows, cols) / 4 + 1;
    recipe.ring = std::clamp(recipe.ring, 1, std::max(1, rows + cols - 3));
}

// `set_own(recipe, name, text)` gives nothing for names that it does not know, `suit(recipe)` changes what is its own
// for the level. Options that are given have the last word.
template <class Recipe, class SetOwn, class Suit>
Result<Recipe> read_recipe(const std::map<std::string, std::string>& options, const WishNames& wishes, int largest_side,
                           const SetOwn& set_own, const Suit& suit) {
    Result<Recipe> recipe = set_all(Recipe{}, options, wishes, largest_side, set_own);
    if (!recipe || !recipe->level) return recipe;
    suit_level(*recipe);
    suit(*recipe);
    return set_all(*recipe, options, wishes, largest_side, set_own);
}

}  // namespace ariadne::maze_pacman
