#include "worlds/rush/generate_options.h"

#include <fmt/format.h>

#include "worlds/option_values.h"

namespace ariadne::rush {

namespace {

constexpr int most_moves = 200;

std::vector<std::string> level_choices() {
    std::vector<std::string> out;
    for (const Level level : {Level::beginner, Level::intermediate, Level::advanced, Level::expert})
        out.emplace_back(to_string(level));
    return out;
}

Result<void> set(Recipe& recipe, const std::string& name, const std::string& text) {
    const auto keep = [&](int low, int high, auto& out) -> Result<void> {
        int value = 0;
        const Result<void> read = worlds::set_number(name, text, low, high, value);
        if (read) out = value;
        return read;
    };
    if (name == "rows") return keep(least_side, most_side, recipe.size.rows);
    if (name == "cols") return keep(least_side, most_side, recipe.size.cols);
    if (name == "moves") return keep(1, most_moves, recipe.moves);
    if (name == "vehicles") return keep(2, static_cast<int>(most_vehicles), recipe.vehicles);
    if (name == "walls") return keep(0, most_cells_made, recipe.walls);
    if (name == "boxed" || name == "minimal") {
        (name == "boxed" ? recipe.boxed : recipe.minimal) = true;
        return {};
    }
    if (name == "level") {
        recipe.level = level_named(text);
        if (recipe.level) return {};
        return fail(fmt::format("--level: found '{}', expected beginner, intermediate, advanced or expert", text));
    }
    return fail(fmt::format("no option is called --{}", name));
}

}  // namespace

std::vector<worlds::OptionSpec> recipe_options() {
    const Recipe usual;
    const auto number = [](int value) { return fmt::format("{}", value); };
    return {{"rows", "Rows of the board", number(usual.size.rows), {}},
            {"cols", "Columns of the board", number(usual.size.cols), {}},
            {"moves", "The fewest moves that solve it, exactly", "some of the level", {}},
            {"level", "How hard it is by the formula", "intermediate, or that of the moves", level_choices()},
            {"vehicles", "Vehicles, the red one included, exactly", "as many as it takes", {}},
            {"walls", "Walls, exactly", number(usual.walls), {}},
            {"boxed", "Only vehicles of the boxed game: 11 cars and 4 trucks beside the red one", "", {}, false, true},
            {"minimal", "Without any one of its vehicles, fewer moves would do", "", {}, false, true}};
}

Result<Recipe> recipe_from(const std::map<std::string, std::string>& options) {
    Recipe recipe;
    for (const auto& [name, text] : options)
        if (const Result<void> done = set(recipe, name, text); !done) return std::unexpected(done.error());
    return recipe;
}

}  // namespace ariadne::rush
