#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/amazons/console/words.h"
#include "worlds/amazons/model.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

Result<Record> read_record(const worlds::Conversation& conversation, const std::string& file);

// "tablero.txt, line 2, column 4: what is wrong".
std::string place_in_words(Language language, std::string_view file, const Error& error);

// The cells of an answer, one to three of them: a4, d1-d7, d1-d7/g7 and the other ways to write a turn. An error has
// the piece of text that is none, and says whether it is off the board.
struct NoCell {
    std::string text;
    bool off_board = false;
};
std::expected<std::vector<Cell>, NoCell> read_cells(std::string_view text, Size size);

}  // namespace ariadne::amazons
