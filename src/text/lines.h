#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>

#include "text/characters.h"

namespace ariadne::text {

// A text line by line.
class Lines {
  public:
    explicit Lines(std::string_view text) : text_(text), rest_(text) {}

    bool at_end() const { return rest_.empty(); }
    bool only_blank_left() const { return rest_.find_first_not_of(" \t\r\n") == std::string_view::npos; }
    std::size_t bytes_left() const { return rest_.size(); }
    std::size_t bytes_taken() const { return text_.size() - rest_.size(); }
    int number() const { return number_; }  // of the line last taken

    // The next line without its end and trailing blanks.
    std::string_view next() {
        ++number_;
        const void* found = rest_.empty() ? nullptr : std::memchr(rest_.data(), '\n', rest_.size());
        std::string_view line = rest_;
        if (found == nullptr) {
            rest_ = {};
        } else {
            const auto length = static_cast<std::size_t>(static_cast<const char*>(found) - rest_.data());
            line = rest_.substr(0, length);
            rest_.remove_prefix(length + 1);
        }
        if (line.ends_with('\r')) line.remove_suffix(1);
        while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
        return line;
    }

  private:
    std::string_view text_;
    std::string_view rest_;
    int number_ = 0;
};

}  // namespace ariadne::text
