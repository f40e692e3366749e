#pragma once

#include <csignal>
#include <optional>
#include <string>

#include "base/budget.h"
#include "cli/line_buffer.h"

namespace ariadne::cli {

// Standard input line by line, from a keyboard, a pipe or a file. While one of these lives, Ctrl-C, SIGTERM and SIGHUP
// raise the flag and end the waiting; the third Ctrl-C ends the program at once. Of a very long line only the beginning
// is given. At most one lives at a time.
class LineInput {
  public:
    LineInput();
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    // The next line without its end. Nothing: the input has ended, the flag is up, or the seconds are over.
    std::optional<std::string> line(std::optional<double> seconds = {});

    const CancelFlag& flag() const;
    void raise_flag() const;  // as a signal would
    bool is_terminal() const;

  private:
    bool wait(std::optional<double> seconds);

    LineBuffer lines_;  // read, and not yet given
    bool ended_ = false;
    sigset_t before_{};
    struct sigaction old_int_{};
    struct sigaction old_term_{};
    struct sigaction old_hang_up_{};
};

}  // namespace ariadne::cli
