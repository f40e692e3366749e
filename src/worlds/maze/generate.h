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
#include "worlds/maze/model.h"
#include "worlds/maze_pacman/layout.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/world.h"

namespace ariadne::maze {

using maze_pacman::Style;  // a vault is ringed by 9s
using maze_pacman::style_names;

using maze_pacman::Wish;
inline constexpr std::array<std::string_view, 4> wish_names = {"any", "solvable", "impossible-walls",
                                                               "impossible-life"};

using DigitWeights = maze_pacman::Weights<10>;  // how often each digit comes, in proportion

// A mixture's name, or ten weights such as "5,3,1,0,0,0,0,0,0,1".
Result<DigitWeights> digits_named(std::string_view text);

struct Recipe {
    Size size{20, 20};
    Style style = Style::open;
    // Percent of the cells; for corridors, of the maze's own walls; for caves, before the rock grows together.
    // Nothing: what suits the style.
    std::optional<int> wall_percent = std::nullopt;
    DigitWeights digits = {8, 6, 4, 2, 1, 1, 0, 0, 0, 0};
    int treasures = 10;
    int ring = 3;        // of a vault: cells of E's neighbourhood, counted in steps
    int tightness = 50;  // 0: the life given suffices without treasures; 100: it is the least that wins
    Wish wish = Wish::solvable;
    std::optional<worlds::Level> level = std::nullopt;  // by the rating
};

// A recipe as options with names and values of text.
std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

// A map by a recipe; the same for the same seed on every machine. A level that no map of many has is an error. S stands
// in the top left corner, E in the bottom right one. What is wished is guaranteed:
//   solvable          a route was found while the map was made, and replayed
//   impossible-walls  a belt of walls, at equal distance from S, lies around E or S
//   impossible-life   the life given is below a proven lower bound on what is needed
// On maps of 10 x 10 and more the life of a solvable map is at least 10, as the rules ask.
// `remarks` hear of a tightness that is not quite what was asked for.
Result<Map> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, std::vector<Message>* remarks = nullptr);

// Digits, treasures and life by the recipe on walls that stand already; its wish is any or solvable. A solvable map
// whose life is given and too small costs less on its cheapest way, the dearest cells first, until it suffices.
Result<Map> furnish(const Recipe& recipe, maze_pacman::Site site, std::uint64_t seed, Budget& budget,
                    std::vector<Message>* remarks = nullptr);

}  // namespace ariadne::maze
