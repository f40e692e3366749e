#pragma once

#include <string>

#include "cli/language.h"
#include "worlds/world.h"

namespace ariadne::cli {

// A report for people: the verdict in a sentence, then `board` (drawn by the caller, may be empty), the route, and
// what was counted, listed or tabled. The last line tells the effort; it stays off where output is compared.
// Slides go on on the next line where `width` columns are full.
std::string text_of(const worlds::Report& report, const std::string& board, Language language, int width = 80);
// The verdict and the solution alone: for one of many.
std::string brief_text_of(const worlds::Report& report, Language language, int width = 80);
// That the counting was not finished.
std::string count_open(const worlds::Report& report, Language language);

std::string verdict_sentence(const worlds::Report& report, Language language);
std::string effort(const Stats& stats, Language language);

// "(1,2) (1,1) (2,1)", or "[2, 1] [1, 1]" by row, with the middle left out when there are more than a few hundred
// cells.
std::string route_text(const worlds::Solution& solution, bool by_row, Language language);

}  // namespace ariadne::cli
