#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/amazons/model.h"
#include "worlds/puzzle_text.h"

namespace ariadne::amazons {

// Any of the three forms: the four lines of tablero.txt, a FEN, or a game: an optional line with a FEN, then moves,
// numbered or not, as many a line as one likes; # begins a remark. A text with a position alone is a record without
// moves. Every move of a game is checked; an error names line, column and cell.
Result<Record> parse(std::string_view text);
bool recognises(std::string_view text);

// The positions and games in a text: each begins with a line that has a FEN. A remark right above it is its title.
std::vector<worlds::PuzzleText> puzzles_in(std::string_view text);
// Whether a line by itself is a position: a FEN.
bool recognises_line(std::string_view line);

Result<Position> parse_fen(std::string_view text);
std::string write_fen(const Position& position);

// The four lines; only a board of 10x10 with four amazons a side can be written so.
Result<std::string> write_board_file(const Position& position);

// The game: a FEN unless it begins from the usual position, then numbered moves, a line a pair.
std::string write_record(const Record& record);

// A line of play: moves as in a game, numbered or not. Whether they are possible anywhere is not looked at.
Result<std::vector<Move>> parse_moves(std::string_view text, Size size);

// The last position of the game.
Position last(const Record& record);

// Rows from the top, columns a.., a legend below: for people. Symbols are O for white, X for black, * for arrows.
std::string draw(const Position& position, std::string_view white, std::string_view black, std::string_view arrow);

}  // namespace ariadne::amazons
