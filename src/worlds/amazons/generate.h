#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "base/random.h"
#include "worlds/amazons/model.h"
#include "worlds/world.h"

namespace ariadne::amazons {

// A known layout, or amazons strewn on a board of any size; then turns drawn at random, each as likely as the others.
struct Recipe {
    int size = 10;              // of a known layout
    std::optional<Size> board;  // strewn: of any size
    int amazons = 4;            // of each side, strewn
    std::optional<int> plies;   // nothing: a fifth of the cells of a known layout, none after strewing
    std::string format = "fen";
};

std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

// Turns drawn at random. Nothing: there is none left on the way, or the budget has ended.
std::optional<Record> draw_game(Position start, int plies, Random& random, Budget& budget);

// In the last position both sides have a turn left, whoever it is that moves. When many draws give none, that is an
// error.
Result<Record> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget);

}  // namespace ariadne::amazons
