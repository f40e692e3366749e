#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// Cells as a4 and moves as d1-d7/g7, also d1 d7 g7, d1-d7(g7) and d1d7,d7g7. Errors have the column within the text and
// line 0; a cell off the board is one.
Result<Cell> parse_cell(std::string_view text, Size size);
std::string write_cell(Cell cell, Size size);

Result<Move> parse_move(std::string_view text, Size size);
std::string write_move(const Move& move, Size size);

}  // namespace ariadne::amazons
