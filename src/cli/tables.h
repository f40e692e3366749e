#pragma once

#include <string>

#include "worlds/rating.h"

namespace ariadne::cli {

// A rating for people: a line a measure, and what it means.
std::string rating_text(const worlds::Rating& rating);

// A comparison as a table for people, or for a document in Markdown; without the columns that a clock filled, if asked.
std::string table_text(const worlds::Comparison& comparison);
std::string markdown(const worlds::Comparison& comparison, bool timed);

}  // namespace ariadne::cli
