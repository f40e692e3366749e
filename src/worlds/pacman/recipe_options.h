#pragma once

#include <map>
#include <string>
#include <vector>

#include "worlds/pacman/generate.h"
#include "worlds/world.h"

namespace ariadne::pacman {

// A recipe as options of `ariadne generate pacman`.
std::vector<worlds::OptionSpec> recipe_options();
Result<Recipe> recipe_from(const std::map<std::string, std::string>& options);

}  // namespace ariadne::pacman
