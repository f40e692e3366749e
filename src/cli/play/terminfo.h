#pragma once

#include <string>

namespace ariadne::cli {

// Whether terminfo knows the terminal that TERM names. (What curses does when it does not know it, it leaks.)
bool terminal_known();

// What the terminal in use is sent for a capability ("rmcup"), without the pauses that only printing terminals needed.
std::string capability(const char* name);

}  // namespace ariadne::cli
