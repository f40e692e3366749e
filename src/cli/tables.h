#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "words/phrase.h"
#include "worlds/rating.h"

namespace ariadne::cli {

using Cells = std::vector<std::vector<std::string>>;  // rows of cells, the heading first

// A field of a table with commas.
std::string csv_field(const std::string& field);

// In columns of a terminal, of what our languages write.
std::size_t width_of(std::string_view text);

// As wide as the widest in their column, set to the right where that is said of it.
std::string aligned(const Cells& words, const std::vector<bool>& right);

// A rating for people: a line a measure, and what it means.
std::string rating_text(const worlds::Rating& rating, Language language);

// A comparison as a table for people, or for a document in Markdown, without the columns that a clock filled.
std::string table_text(const worlds::Comparison& comparison, Language language);
std::string markdown(const worlds::Comparison& comparison, Language language);

}  // namespace ariadne::cli
