#pragma once

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <unistd.h>

namespace ariadne::cli {

// Bytes in, lines out, whatever pieces they come in. Of a line longer than `most` bytes only the first `most` and one
// more are kept, so that whoever reads it sees that it is too long and no line fills the memory.
class LineBuffer {
  public:
    explicit LineBuffer(std::size_t most) : most_(most) {}

    void feed(std::string_view bytes) {
        while (!bytes.empty()) {
            const std::size_t end = bytes.find('\n');
            const std::string_view piece = bytes.substr(0, end);
            open_ += piece.substr(0, most_ + 1 - std::min(open_.size(), most_ + 1));
            if (end == std::string_view::npos) return;
            ended_ += open_;
            ended_ += '\n';
            open_.clear();
            bytes.remove_prefix(end + 1);
        }
    }

    // Reads once, and waits where there is nothing yet. False: the input has ended, or cannot be read.
    bool feed_from(int descriptor) {
        std::array<char, 1U << 16U> bytes;
        const ssize_t got = ::read(descriptor, bytes.data(), bytes.size());
        if (got > 0) feed({bytes.data(), static_cast<std::size_t>(got)});
        return got > 0 || (got < 0 && errno == EINTR);
    }

    // Without its end, \n or \r\n.
    std::optional<std::string> next() {
        const std::size_t end = ended_.find('\n', at_);
        if (end == std::string::npos) {
            ended_.clear();
            at_ = 0;
            return std::nullopt;
        }
        const std::size_t begin = std::exchange(at_, end + 1);
        return without_return(ended_.substr(begin, end - begin));
    }

    // At the end of the input: what no end of line followed.
    std::optional<std::string> last() {
        if (open_.empty()) return std::nullopt;
        return without_return(std::exchange(open_, {}));
    }

  private:
    static std::string without_return(std::string line) {
        if (line.ends_with('\r')) line.pop_back();
        return line;
    }

    std::size_t most_;
    std::string ended_;  // whole lines, each with its end
    std::size_t at_ = 0;
    std::string open_;  // the line that is still coming
};

}  // namespace ariadne::cli
