#include "cli/play/terminal.h"

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define NCURSES_NOMACROS 1
#include <curses.h>

#include "cli/play/signals.h"
#include "cli/play/terminfo.h"
#include "cli/play/words.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

std::unique_ptr<PlaySignals> signals;
SCREEN* screen = nullptr;

// Letters with marks lose them where the terminal has none; what has no such letter becomes a question mark.
std::string plain_letter(std::string_view letter) {
    static constexpr auto pairs = std::to_array<std::pair<std::string_view, char>>(
        {{"á", 'a'}, {"č", 'c'}, {"ď", 'd'}, {"é", 'e'}, {"ě", 'e'}, {"í", 'i'}, {"ň", 'n'}, {"ó", 'o'}, {"ř", 'r'},
         {"š", 's'}, {"ť", 't'}, {"ú", 'u'}, {"ů", 'u'}, {"ý", 'y'}, {"ž", 'z'}, {"ñ", 'n'}, {"ü", 'u'}, {"Á", 'A'},
         {"Č", 'C'}, {"Ď", 'D'}, {"É", 'E'}, {"Ě", 'E'}, {"Í", 'I'}, {"Ň", 'N'}, {"Ó", 'O'}, {"Ř", 'R'}, {"Š", 'S'},
         {"Ť", 'T'}, {"Ú", 'U'}, {"Ů", 'U'}, {"Ý", 'Y'}, {"Ž", 'Z'}, {"Ñ", 'N'}, {"−", '-'}});
    if (letter.size() == 1) return std::string(letter);
    const auto found = std::ranges::find(pairs, letter, &std::pair<std::string_view, char>::first);
    return std::string(1, found == pairs.end() ? '?' : found->second);
}

// One column, whatever a file name may hold.
std::string glyph_text(const Glyph& glyph, bool unicode) {
    const std::u32string letters = from_utf8(glyph.text);
    if (letters.size() != 1 || letters[0] < ' ' || letters[0] == 0x7f) return "?";
    if (!unicode) return plain_letter(glyph.text);
    return letters[0] < 0x80 || ::wcwidth(static_cast<wchar_t>(letters[0])) == 1 ? glyph.text : "?";
}

int number_of(Colour colour) {
    if (COLORS >= 256) return render::nearest_of_palette(colour);
    const int number = render::nearest_basic(colour);
    if (COLORS >= 16) return number;
    // Bright black is grey, which only the eighth colour comes near to.
    return number == 8 ? COLOR_WHITE : number % 8;
}

void put(const Glyph& glyph, bool unicode, bool colour) {
    attr_t attributes = glyph.bold ? A_BOLD : A_NORMAL;
    int pair = 0;
    if (colour && (glyph.ink || glyph.ground)) {
        const int ink = glyph.ink ? number_of(*glyph.ink) : -1;
        const int ground = glyph.ground ? number_of(*glyph.ground) : -1;
        // Bold turns black into grey on terminals of eight colours.
        if (COLORS < 16 && ink == COLOR_BLACK) attributes = A_NORMAL;
        pair = std::max(0, ::alloc_pair(ink, ground));
    }
    ::attr_set(attributes, 0, &pair);
    ::addstr(glyph_text(glyph, unicode).c_str());
}

KeyName name_of(wint_t code) {
    static constexpr auto names = std::to_array<std::pair<wint_t, KeyName>>({{KEY_UP, KeyName::up},
                                                                             {KEY_DOWN, KeyName::down},
                                                                             {KEY_LEFT, KeyName::left},
                                                                             {KEY_RIGHT, KeyName::right},
                                                                             {KEY_HOME, KeyName::home},
                                                                             {KEY_END, KeyName::end},
                                                                             {KEY_BACKSPACE, KeyName::backspace},
                                                                             {KEY_DC, KeyName::erase},
                                                                             {KEY_ENTER, KeyName::enter},
                                                                             {KEY_BTAB, KeyName::back_tab},
                                                                             {KEY_RESIZE, KeyName::resize}});
    const auto found = std::ranges::find(names, code, &std::pair<wint_t, KeyName>::first);
    return found == names.end() ? KeyName::other : found->second;
}

// Where the first button went down; other buttons and wheels are no keys.
Key click() {
    MEVENT event{};
    if (::getmouse(&event) != OK || (event.bstate & BUTTON1_PRESSED) == 0) return {KeyName::other, 0};
    return {KeyName::mouse, 0, {event.y, event.x}};
}

}  // namespace

Result<std::unique_ptr<Terminal>> Terminal::open(bool colour) {
    if (::isatty(STDIN_FILENO) != 1 || ::isatty(STDOUT_FILENO) != 1) {
        return fail(tr("a game needs a terminal: standard input and standard output must both be terminals"));
    }
    std::setlocale(LC_CTYPE, "");
    if (terminal_draws()) {
        signals = std::make_unique<PlaySignals>();
        screen = ::newterm(nullptr, stdout, stdin);
    }
    if (screen == nullptr) {
        signals.reset();
        const char* kind = std::getenv("TERM");
        if (kind == nullptr || *kind == '\0')
            return fail(
                tr("TERM is not set, so a board cannot be drawn; set it to your terminal type, such as xterm, or play "
                   "in the browser: ariadne serve"));
        return fail({tr("TERM is '{0}', a terminal that cannot show a board; set it to your terminal type, such as "
                        "xterm, or play in the browser: ariadne serve"),
                     text::clipped(kind)});
    }
    std::unique_ptr<Terminal> terminal(new Terminal);
    terminal->unicode_ = std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
    ::cbreak();
    ::noecho();
    ::nonl();
    ::keypad(stdscr, TRUE);
    ::set_escdelay(50);
    ::leaveok(stdscr, FALSE);
    ::curs_set(0);
    if (colour && ::has_colors()) {
        ::start_color();
        terminal->colour_ = ::use_default_colors() == OK && COLORS >= 8;
    }
    // Where there is a mouse, it is told of as xterm does; curses has no capability that turns it off.
    const std::string mouse_off = capability("kmous").empty() ? "" : "\033[?1006;1000l";
    PlaySignals::restore_with(mouse_off + capability("sgr0") + capability("op") + capability("cnorm") +
                              capability("rmkx") + capability("rmcup") + "\r\n");
    return terminal;
}

Terminal::~Terminal() {
    ::curs_set(1);
    ::endwin();
    ::delscreen(screen);
    screen = nullptr;
    signals.reset();
}

Look Terminal::look() const {
    Look look{LINES, COLS, unicode_, Colours::none};
    if (colour_) look.colours = COLORS >= 256 ? Colours::palette : Colours::basic;
    return look;
}

void Terminal::show(const Picture& picture) {
    if (PlaySignals::continued()) ::clearok(stdscr, TRUE);
    ::erase();
    for (std::size_t row = 0; row < picture.lines.size(); ++row) {
        ::move(static_cast<int>(row), 0);
        for (const Glyph& glyph : picture.lines[row]) put(glyph, unicode_, colour_);
    }
    if (picture.cursor) ::move(picture.cursor->row, picture.cursor->col);
    ::curs_set(picture.cursor ? 1 : 0);
    ::refresh();
}

void Terminal::listen_to_mouse(bool wanted) {
    if (std::exchange(mouse_, wanted) == wanted) return;
    ::mouseinterval(0);  // a press is told at once, not when it is known to be no double click
    ::mousemask(wanted ? BUTTON1_PRESSED : 0, nullptr);
}

std::optional<Key> Terminal::key(int milliseconds) {
    ::timeout(milliseconds);
    wint_t code = 0;
    switch (::get_wch(&code)) {
        case KEY_CODE_YES:
            if (code == KEY_MOUSE) return click();
            return Key{name_of(code), 0};
        case OK:
            if (code == 27) return Key{KeyName::escape, 0};
            return Key{KeyName::character, static_cast<char32_t>(code)};
        default:
            return std::nullopt;
    }
}

bool Terminal::hung_up() const {
    pollfd end{STDIN_FILENO, POLLIN, 0};
    if (::poll(&end, 1, 0) < 0) return false;
    if ((end.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) return true;
    int waiting = 0;
    return (end.revents & POLLIN) != 0 && ::ioctl(STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting == 0;
}

}  // namespace ariadne::cli
