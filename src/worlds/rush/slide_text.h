#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// "A+3", "B-1": the vehicle and how far it goes, right and down being positive.
std::string write_slide(const Board& board, Slide slide);
std::vector<std::string> write_slides(const Board& board, const std::vector<Slide>& slides);

Result<Slide> parse_slide(const Board& board, std::string_view word);
Result<std::vector<Slide>> parse_slides(const Board& board, std::span<const std::string> words);

// Words with blanks, commas or line ends between them.
Result<std::vector<Slide>> parse_slides(const Board& board, std::string_view text);

}  // namespace ariadne::rush
