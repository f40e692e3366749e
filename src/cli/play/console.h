#pragma once

#include <map>
#include <string>
#include <string_view>

#include "cli/command.h"
#include "cli/console.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

// Games of two, which are played in lines of text rather than with keys: the input may as well be a pipe.

// What can be said beforehand, into a map that must outlive the command.
void add_console_options(const Command& command, std::map<std::string, std::string>& options);

// `text` came from `path`; both are empty when the game begins from nothing. Returns the exit code.
int play_at_console(const worlds::TwoPlayer& game, const std::string& path, std::string_view text,
                    std::map<std::string, std::string> options, Console& console);

}  // namespace ariadne::cli
