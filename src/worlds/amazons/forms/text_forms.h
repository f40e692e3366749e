#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// The readers behind `parse`, and what tells their texts apart.
enum class Form : std::uint8_t { none, board, fen, game };

// By the first line that says something. Texts with mistakes further on have a form too.
Form form_of(std::string_view text);

Result<Position> parse_board_file(std::string_view text);
Result<Record> parse_game(std::string_view text);

// Whether a line looks like a FEN, rather than moves.
bool looks_like_fen(std::string_view line);

}  // namespace ariadne::amazons
