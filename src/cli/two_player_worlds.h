#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "worlds/world.h"

namespace ariadne::cli {

// The worlds that are games of two, in the order of the catalog, and what they have in common.
std::vector<std::string> two_player_names();
std::vector<std::string> two_player_levels();  // of any of them, each once, from the weakest
// By its name; empty: the first. Null: there is none.
const worlds::World* two_player_world(std::string_view name);

}  // namespace ariadne::cli
