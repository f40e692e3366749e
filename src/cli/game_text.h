#pragma once

#include <string>

#include "words/message.h"
#include "worlds/report.h"

namespace ariadne::cli {

// After the line: the candidates, who is nearer to how many cells, and the regions.
std::string game_details(const worlds::Report& report, Language language);

}  // namespace ariadne::cli
