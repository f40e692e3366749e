#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/level.h"
#include "worlds/maze_pacman/layout.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/pacman/model.h"
#include "worlds/world.h"

namespace ariadne::pacman {

using maze_pacman::Style;  // the goal of a vault is ringed by Z9
using maze_pacman::style_names;

using maze_pacman::Wish;
inline constexpr std::array<std::string_view, 4> wish_names = {"any", "solvable", "impossible-walls",
                                                               "impossible-energy"};

using ValueWeights = maze_pacman::Weights<9>;  // how often each of 1 to 9 comes, in proportion

// A mixture's name, or nine weights such as "5,3,1,0,0,0,0,0,1".
Result<ValueWeights> values_named(std::string_view text);

struct Recipe {
    Size size{20, 20};
    Style style = Style::open;
    std::optional<int> wall_percent = std::nullopt;  // endless walls; see maze_pacman::lay_walls
    int deadly_percent = 0;                          // of the cells that no wall takes: deadly bombs
    // Of the cells that are open then, without start, goal and ring; together at most 100.
    int food_percent = 15;
    int bomb_percent = 5;
    int climb_percent = 5;  // walls that can be climbed
    ValueWeights food = {3, 4, 5, 4, 3, 2, 1, 1, 1};
    ValueWeights bombs = {3, 4, 5, 4, 3, 2, 1, 1, 1};
    ValueWeights heights = {3, 4, 5, 4, 3, 2, 1, 1, 1};
    int ring = 3;        // of a vault: cells of the goal's neighbourhood, counted in steps
    int tightness = 50;  // 0: the energy given suffices without food; 100: it is the least that wins
    Wish wish = Wish::solvable;
    std::optional<worlds::Level> level = std::nullopt;  // by the rating
};

// A recipe as options with names and values of text.
std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

// A map by a recipe; the same for the same seed on every machine. A level that no map of many has is an error. The
// start is the top left corner, the goal the bottom right one. What is wished is guaranteed:
//   solvable           a route was found while the map was made, and replayed
//   impossible-walls   a belt of endless walls, at equal distance from the start, lies around it
//   impossible-energy  the energy given is below a proven lower bound on what is needed
// `remarks` hear of a tightness that is not quite what was asked for.
Result<Map> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, std::vector<Message>* remarks = nullptr);

// Food, bombs, walls to climb and energy by the recipe on walls that stand already; its wish is any or solvable. On a
// solvable map whose energy is given and too small, bombs and walls of the shortest way become lower, the highest
// first, until it suffices; an error when it does not even without them.
Result<Map> furnish(const Recipe& recipe, maze_pacman::Site site, std::uint64_t seed, Budget& budget,
                    std::vector<Message>* remarks = nullptr);

}  // namespace ariadne::pacman
