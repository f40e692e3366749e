#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/amazons/model.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// "a white amazon", "an arrow".
Phrase name_of(Square square);
// 'k7', for a message.
Message quoted(std::string_view text);
// The rest of a line up to the next blank or comma, in quotes, or that there is none.
Message found_at(std::string_view line, std::size_t at);

// Cells as a4 and moves as d1-d7/g7, also d1 d7 g7, d1-d7(g7) and d1d7,d7g7. Errors have the column within the text and
// line 0; a cell off the board is one.
Result<Cell> parse_cell(std::string_view text, Size size);
std::string write_cell(Cell cell, Size size);
// By letter, then from the bottom: as people look for them.
std::vector<std::string> write_cells(std::vector<Cell> cells, Size size);

Result<Move> parse_move(std::string_view text, Size size);
std::string write_move(const Move& move, Size size);
// All that the side to move has, in the order of `legal_moves`.
std::vector<std::string> legal_moves_in_words(const Position& position);

// The cell or the move at the beginning of what is left of a text from `at` on; `at` is then behind it. Blanks before
// it are passed over. For readers of texts with several.
Result<Cell> scan_cell(std::string_view text, std::size_t& at, Size size);
Result<Move> scan_move(std::string_view text, std::size_t& at, Size size);

// What is wrong with a turn of the side to move: "d1-d7: an arrow on d5 is in the way"; empty: nothing.
Message explain(const Position& position, const Move& move);
// The second half of it. `shot`: it is the arrow that fails, on the position after the movement.
Message explain(const Position& position, const Refused& refused, bool shot);

}  // namespace ariadne::amazons
