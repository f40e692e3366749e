#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "program.h"

namespace ariadne::testing {

// The program on a terminal of its own: a window of tmux, with keys to press and a screen to look at. The line below
// the game tells how it ended ("left with 0"), and the window stays as it was left.
class Screen {
  public:
    struct Kind {
        int cols = 80;
        int rows = 24;
        std::string term = "screen-256color";
        std::string environment = "LC_ALL=C.UTF-8";  // more of it, as in `env`
        std::string folder = ".";                    // to run in
    };

    explicit Screen(const std::vector<std::string>& arguments);
    Screen(const std::vector<std::string>& arguments, const Kind& kind);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    Screen& press(std::string_view keys);  // as tmux names them, blanks between
    Screen& write(std::string_view text);  // letter by letter
    Screen& resize(int cols, int rows);
    void send(int signal) const;  // to the program

    std::string text() const;
    std::string colours() const;  // the text with its escape sequences

    // Waits as long as a loaded machine may need; the test fails with the screen when it never comes.
    bool shows(std::string_view wanted) const;
    bool hides(std::string_view unwanted) const;

    // Whether the terminal is as it was before the game: its settings, its text, its cursor.
    bool left_clean() const;

  private:
    std::string tmux(const std::string& command) const;
    bool wait(std::string_view what, bool there) const;

    Folder folder_;
    std::string socket_;
};

}  // namespace ariadne::testing
