#pragma once

#include <string>

#include "cli/language.h"
#include "worlds/rating.h"

namespace ariadne::cli {

// A rating for people: a line a measure, and what it means.
std::string rating_text(const worlds::Rating& rating, Language language);

// A comparison as a table for people, or for a document in Markdown, without the columns that a clock filled.
std::string table_text(const worlds::Comparison& comparison, Language language);
std::string markdown(const worlds::Comparison& comparison, Language language);

}  // namespace ariadne::cli
