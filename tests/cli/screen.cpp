#include "screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <unistd.h>

namespace ariadne::testing {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 60s;

std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string output_of(const std::string& command) {
    std::string out;
    FILE* pipe = ::popen(command.c_str(), "r");
    if (pipe == nullptr) return out;
    std::array<char, 4096> buffer;
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe)) out.append(buffer.data(), got);
    ::pclose(pipe);
    return out;
}

}  // namespace

Screen::Screen(const std::vector<std::string>& arguments) : Screen(arguments, Kind{}) {}

Screen::Screen(const std::vector<std::string>& arguments, const Kind& kind) : socket_(folder_.path("tmux")) {
    std::string game = in_quotes(program());
    for (const std::string& argument : arguments) game += " " + in_quotes(argument);
    // A job of an interactive shell, so that Ctrl-Z does what it does for people.
    folder_.write("profile", "PS1='ready> '\nPROMPT_COMMAND=\n");
    folder_.write("game", "cd " + in_quotes(kind.folder) + "\necho $$ >" + in_quotes(folder_.path("pid")) + "\nexec " +
                              game + "\n");
    folder_.write("play", "stty -g >" + in_quotes(folder_.path("before")) + "\nsh " + in_quotes(folder_.path("game")) +
                              "\ncode=$?\nstty -g >" + in_quotes(folder_.path("after")) + "\necho left with $code\n");
    const std::string shell = "env -u NO_COLOR -u COLORTERM TERM=" + kind.term + " " + kind.environment +
                              " bash --noprofile --rcfile " + in_quotes(folder_.path("profile")) + " -i";
    tmux("-f /dev/null new-session -d -s game -x " + std::to_string(kind.cols) + " -y " + std::to_string(kind.rows) +
         " " + in_quotes(shell));
    EXPECT_TRUE(shows("ready>"));
    tmux("send-keys -t game " + in_quotes(". " + folder_.path("play")) + " Enter");
}

Screen::~Screen() {
    tmux("kill-server");
}

std::string Screen::tmux(const std::string& command) const {
    // The key ? is no pattern for files.
    return output_of("set -f; env -u TMUX LC_ALL=C.UTF-8 tmux -u -S " + in_quotes(socket_) + " " + command +
                     " 2>/dev/null");
}

Screen& Screen::press(std::string_view keys) {
    tmux("send-keys -t game " + std::string(keys));
    return *this;
}

Screen& Screen::write(std::string_view text) {
    tmux("send-keys -t game -l " + in_quotes(text));
    return *this;
}

Screen& Screen::resize(int cols, int rows) {
    tmux("resize-window -t game -x " + std::to_string(cols) + " -y " + std::to_string(rows));
    return *this;
}

void Screen::send(int signal) const {
    const std::string pid = read(folder_.path("pid"));
    ASSERT_FALSE(pid.empty());
    ::kill(static_cast<pid_t>(std::stol(pid)), signal);
}

std::string Screen::text() const {
    return tmux("capture-pane -p -t game");
}

std::string Screen::colours() const {
    return tmux("capture-pane -e -p -t game");
}

bool Screen::wait(std::string_view what, bool there) const {
    const auto end = std::chrono::steady_clock::now() + patience;
    std::string seen;
    do {
        seen = text();
        if ((seen.find(what) != std::string::npos) == there) return true;
        std::this_thread::sleep_for(20ms);
    } while (std::chrono::steady_clock::now() < end);
    ADD_FAILURE() << (there ? "never shown: " : "never gone: ") << what << "\n" << seen;
    return false;
}

bool Screen::shows(std::string_view wanted) const {
    return wait(wanted, true);
}

bool Screen::hides(std::string_view unwanted) const {
    return wait(unwanted, false);
}

bool Screen::left_clean() const {
    const std::string before = read(folder_.path("before"));
    return !before.empty() && before == read(folder_.path("after")) && text().find("ready> .") != std::string::npos &&
           tmux(
               "display-message -p -t game '#{alternate_on} #{cursor_flag} #{keypad_cursor_flag} #{mouse_any_flag}'") ==
               "0 1 0 0\n";
}

}  // namespace ariadne::testing
