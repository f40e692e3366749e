#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/error.h"
#include "worlds/rush/generate.h"
#include "worlds/world.h"

namespace ariadne::rush {

// A recipe as options with names and values of text.
std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

}  // namespace ariadne::rush
