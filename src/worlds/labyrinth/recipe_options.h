#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/error.h"
#include "worlds/labyrinth/generate.h"
#include "worlds/world.h"

namespace ariadne::labyrinth {

// A recipe as options with names and values of text; of the mask, what is in its file.
std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

}  // namespace ariadne::labyrinth
