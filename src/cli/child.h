#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
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
// standard output; its standard error goes nowhere, unless somebody wants to know how it ends. When it goes out of
// use it is told to quit, and killed with all that it started if it does not. Writing to one that is gone must not end
// this program: SIGPIPE is ignored.
class Child {
  public:
    enum class Complaints : std::uint8_t { ignored, heard };
    // Lines are heard up to so many bytes. Complaints are heard only while somebody waits for lines or for the end.
    static Result<std::unique_ptr<Child>> start(const std::string& command, std::size_t longest_line = 1U << 16U,
                                                Complaints complaints = Complaints::ignored);

    Child(pid_t pid, int input, int output, int errors, std::size_t longest_line)
        : pid_(pid), input_(input), output_(output), errors_(errors), lines_(longest_line) {}
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
    bool gone() const;  // it has ended; what it started may not have
    // Waits for it to end, but no longer than that. The code it ends with, or as shells count 128 + N for signal N.
    std::optional<int> end(double seconds);
    // The last line of what it has said on its standard error: there programs name the cause.
    std::string complaint() const;

  private:
    void hear_complaint();

    pid_t pid_;
    int input_;
    int output_;
    int errors_;  // -1: nobody listens
    std::string complaint_;
    LineBuffer lines_;
};

// All that a command says within so many seconds, how many it took, and how it ended. An error: it has not ended by
// then, says without end, or the flag was raised.
struct Output {
    std::string text;
    double seconds = 0;
    int code = 0;           // as Child::end has it
    std::string complaint;  // the last line of its standard error
};
Result<Output> output_of(const std::string& command, double seconds, const CancelFlag& stop);

}  // namespace ariadne::cli
