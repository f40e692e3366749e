#pragma once

#include <string>

#include "words/message.h"
#include "worlds/report.h"

namespace ariadne::cli {

struct TextForm {
    int width = 80;     // slides go on on the next line where so many columns are full
    bool full = false;  // routes are whole, however long
};

// A report for people: the verdict in a sentence, then `board` (drawn by the caller, may be empty), the route, and
// what was counted, listed or tabled. The last line tells the effort; it stays off where output is compared.
std::string text_of(const worlds::Report& report, const std::string& board, Language language,
                    const TextForm& form = {});
// The verdict and the solution alone: for one of many.
std::string brief_text_of(const worlds::Report& report, Language language, const TextForm& form = {});

Message effort(const Stats& stats);

// "(1,2) (1,1) (2,1)", or "[2, 1] [1, 1]" by row; unless it is to be whole, with the middle left out when there are
// more than a few hundred cells.
std::string route_text(const worlds::Solution& solution, bool by_row, Language language, bool whole = false);

}  // namespace ariadne::cli
