#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "worlds/amazons/console/words.h"

namespace ariadne::amazons {

// What can be said at any prompt of a turn besides the answer to it.
enum class Command : std::uint8_t { help, board, moves, hint, eval, undo, save, levels, level, resign, quit };

struct Order {
    Command command = Command::help;
    std::string argument;  // what follows it, as it was written

    friend bool operator==(const Order&, const Order&) = default;
};

// The words of every language are understood whatever is spoken; capitals and accents do not matter. Nothing: it is
// none.
std::optional<Order> read_order(std::string_view line);

bool is_resignation(std::string_view line);

// The word for the computer as a player, and what follows it: a level or seconds, or nothing.
std::optional<std::string> read_computer(std::string_view line);

// In small letters and without accents, as far as Spanish and Czech have them.
std::string simplified(std::string_view text);

}  // namespace ariadne::amazons
