#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::cli {

using BatchAnswer = Result<worlds::Report>;

// The puzzle that an answer is of.
struct BatchLabel {
    std::string_view file;   // empty: it was a line by itself
    std::size_t number = 0;  // 0: the only one of its file
};

// An answer as a line of JSON, or as a row of a table with commas or blanks, appended.
void append_json(std::string& out, const BatchLabel& label, const BatchAnswer& answer);
void append_row(std::string& out, const BatchLabel& label, const BatchAnswer& answer, bool csv, std::size_t file_width);
std::string batch_heading(bool csv, std::size_t file_width);

}  // namespace ariadne::cli
