#pragma once

#include <string>

#include "cli/language.h"
#include "worlds/world.h"

namespace ariadne::cli {

// What is said of a position in a game of two.
bool of_game(const worlds::Report& report);

// The best turn and the chances, or what is proven.
std::string game_sentence(const worlds::Report& report, Language language);

// After the line: the candidates, who is nearer to how many cells, and the regions.
std::string game_details(const worlds::Report& report, Language language);

}  // namespace ariadne::cli
