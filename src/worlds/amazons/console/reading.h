#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/amazons/console/clock.h"
#include "worlds/amazons/console/words.h"
#include "worlds/amazons/engine/level.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// What people say, in whichever language: capitals and accents do not matter.

// In small letters and without accents, as far as Spanish and Czech have them.
std::string simplified(std::string_view text);

// What can be said at any prompt of a turn besides the answer to it.
enum class Command : std::uint8_t { help, board, moves, hint, eval, undo, save, levels, level, resign, quit };

struct Instruction {
    Command command = Command::help;
    std::string argument;  // what follows it, as it was written

    friend bool operator==(const Instruction&, const Instruction&) = default;
};

// Nothing: it is none.
std::optional<Instruction> read_instruction(std::string_view line);

bool is_resignation(std::string_view line);

// The word for the computer as a player, and what follows it: a level or seconds, or nothing.
std::optional<std::string> read_computer(std::string_view line);

// By name in any language, by its number in the list, or as seconds: 5s.
std::optional<Level> read_level(std::string_view text);

inline constexpr double most_seconds = 86'400;  // a day, for a move as for a clock

// MINUTES or MINUTES+SECONDS.
std::optional<ClockRule> read_clock(const std::string& text);
// A plain number above 0, with a point or a comma.
std::optional<double> read_amount(const std::string& text);

// The cells of an answer, one to three of them: a4, d1-d7, d1-d7/g7 and the other ways to write a turn. An error has
// the piece of text that is none, and says whether it is off the board.
struct NoCell {
    std::string text;
    bool off_board = false;
};
std::expected<std::vector<Cell>, NoCell> read_cells(std::string_view text, Size size);

}  // namespace ariadne::amazons
