#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "base/budget.h"
#include "base/error.h"
#include "cli/line_buffer.h"

namespace ariadne::cli {

// One word of a command line, whatever is in it.
std::string for_the_shell(std::string_view word);

// Another program, run by the shell in a process group of its own, with a pipe to its standard input and one from its
// standard output; its standard error goes nowhere. When it goes out of use it is told to quit, and killed with all
// that it started if it does not. Writing to one that is gone must not end this program: SIGPIPE is ignored.
class Child {
  public:
    // Lines are heard up to so many bytes.
    static Result<std::unique_ptr<Child>> start(const std::string& command, std::size_t longest_line = 1U << 16U);

    Child(pid_t pid, int input, int output, std::size_t longest_line)
        : pid_(pid), input_(input), output_(output), lines_(longest_line) {}
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();

    // False: it does not listen any more.
    bool tell(std::string_view line);

    enum class Heard : std::uint8_t { line, nothing, end };
    // Waits for its next line, but no longer than that. `end`: it has closed its output.
    Heard hear(std::string& line, double seconds);
    // After the end: what no end of line followed.
    std::string last_words() { return lines_.last().value_or(""); }

  private:
    pid_t pid_;
    int input_;
    int output_;
    LineBuffer lines_;
};

// All that a command says within so many seconds, and how many it took. An error: it has not ended by then, says
// without end, or the flag was raised.
struct Output {
    std::string text;
    double seconds = 0;
};
Result<Output> output_of(const std::string& command, double seconds, const CancelFlag& stop);

}  // namespace ariadne::cli
