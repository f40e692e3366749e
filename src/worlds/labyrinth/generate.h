#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/labyrinth/builders/builder.h"
#include "worlds/labyrinth/model.h"
#include "worlds/world.h"

namespace ariadne::labyrinth {

struct Recipe {
    const Builder* builder = nullptr;
    Size size{20, 30};
    BitGrid rooms;  // a mask in one piece, of that size; empty: all rooms
    int bias = 0;   // as in BuildRequest
    Growth growth = Growth::mixed;
    std::uint64_t braid = 0;    // the share of dead ends to open, in millionths
    std::uint64_t loops = 0;    // then so many walls more to remove
    std::uint32_t weights = 0;  // passages weigh 1 to this; 0: they have no weights
    bool farthest = false;      // entrance and exit as far apart as can be, otherwise in opposite corners
    std::optional<Cell> entrance;
    std::optional<Cell> exit;
};

// A recipe as options with names and values of text; of the mask, what is in its file.
std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

// The same for the same recipe and seed on every machine. The diary gets every passage, also those of loops. The
// warnings hear of a farthest pair that may not be the farthest.
Result<Labyrinth> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, Diary* diary = nullptr,
                           std::vector<Message>* warnings = nullptr);

}  // namespace ariadne::labyrinth
