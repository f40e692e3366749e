#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rate.h"
#include "worlds/rush/text.h"
#include "worlds/world.h"

namespace ariadne::rush {

inline constexpr int most_cells_made = 64;

// What a new board is to be like.
struct Recipe {
    Size size{6, 6};                   // no more than most_cells_made
    std::optional<int> moves = {};     // the fewest that solve it
    std::optional<Level> level = {};   // by the formula
    std::optional<int> vehicles = {};  // the red one included
    int walls = 0;
    bool boxed = false;    // no more than 11 cars and 4 trucks beside the red one
    bool minimal = false;  // without any one of its vehicles, fewer moves would do
};

// A recipe as options with names and values of text.
std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

// The same for the same recipe and seed on every machine. The card says the moves and the states. If a long climb, as
// long on every machine, or the budget ends before so many moves are found, it is the hardest board met, with a
// warning.
Result<Card> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, std::vector<Message>& warnings);

}  // namespace ariadne::rush
