#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ariadne::cli {

// Bytes in, lines out, whatever pieces they come in. Of a line longer than `most` bytes only the first `most` and one
// more are kept, so that whoever reads it sees that it is too long and no line fills the memory.
class LineBuffer {
  public:
    explicit LineBuffer(std::size_t most) : most_(most) {}

    void feed(std::string_view bytes);
    std::optional<std::string> next();  // without its end, \n or \r\n
    std::optional<std::string> last();  // at the end of the input: what no end of line followed

  private:
    std::size_t most_;
    std::string ended_;  // whole lines, each with its end
    std::size_t at_ = 0;
    std::string open_;  // the line that is still coming
};

}  // namespace ariadne::cli
