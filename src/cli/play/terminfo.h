#pragma once

#include <string>

namespace ariadne::cli {

// Whether a board can be drawn on the terminal that TERM names: terminfo knows it, and its cursor can be moved. (What
// curses does when terminfo does not, it leaks.)
bool terminal_draws();

// What the terminal in use is sent for a capability ("rmcup"), without the pauses that only printing terminals needed.
std::string capability(const char* name);

}  // namespace ariadne::cli
