#include "cli/play/terminfo.h"

#include <cstdint>
#include <string_view>

#include <unistd.h>

#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>  // has macros for hundreds of words: nothing else is in this file

namespace ariadne::cli {

bool terminal_draws() {
    int found = 0;
    if (::setupterm(nullptr, STDOUT_FILENO, &found) == ERR) return false;
    const bool moves = !capability("cup").empty();
    ::del_curterm(cur_term);
    return moves;
}

std::string capability(const char* name) {
    const char* text = ::tigetstr(name);
    if (text == nullptr || reinterpret_cast<std::intptr_t>(text) == -1) return "";
    std::string out;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t pause = rest.find("$<");
        out += rest.substr(0, pause);
        const std::size_t end = pause == std::string_view::npos ? pause : rest.find('>', pause);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return out;
}

}  // namespace ariadne::cli
