#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// Any of the three forms: the four lines of tablero.txt, a FEN, or a game: an optional line with a FEN, then moves,
// numbered or not, as many a line as one likes; # begins a remark. A text with a position alone is a record without
// moves. Every move of a game is checked; an error names line, column and cell.
Result<Record> parse(std::string_view text);
bool recognises(std::string_view text);

Result<Position> parse_fen(std::string_view text);
std::string write_fen(const Position& position);

// The four lines; only a board of 10x10 with four amazons a side can be written so.
Result<std::string> write_board_file(const Position& position);

// The game: a FEN unless it begins from the usual position, then numbered moves, a line a pair.
std::string write_record(const Record& record);

// The last position of the game.
Position last(const Record& record);

// Rows from the top, columns a.., a legend below: for people. Symbols are O for white, X for black, * for arrows.
std::string draw(const Position& position, std::string_view white, std::string_view black, std::string_view arrow);

}  // namespace ariadne::amazons
