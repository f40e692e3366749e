#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "base/error.h"
#include "cli/line_buffer.h"

namespace ariadne::cli {

// Another program, run by the shell in a process group of its own, with a pipe to its standard input and one from its
// standard output; its standard error goes nowhere. When it goes out of use it is told to quit, and killed with all
// that it started if it does not. Writing to one that is gone must not end this program: SIGPIPE is ignored.
class Child {
  public:
    static Result<Child> start(const std::string& command);

    Child(Child&& other) noexcept;
    Child& operator=(Child&&) = delete;
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();

    bool tell(std::string_view line);  // false: it does not listen any more

    enum class Heard : std::uint8_t { line, nothing, end };
    // Waits for its next line, but no longer than that. `end`: it has closed its output.
    Heard hear(std::string& line, double seconds);

  private:
    Child(pid_t pid, int input, int output);

    pid_t pid_;
    int input_;
    int output_;
    LineBuffer lines_;
};

}  // namespace ariadne::cli
