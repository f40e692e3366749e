#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/keys.h"

namespace ariadne::cli {

std::u32string from_utf8(std::string_view text);  // bytes that are no UTF-8 become U+FFFD
std::string to_utf8(std::u32string_view text);

// A line in which the name of a file is written.
struct Prompt {
    std::u32string text;
    std::size_t cursor = 0;
    std::vector<std::string> choices;  // how the name could go on, after a Tab that could not decide

    void edit(const Key& key);  // everything but Enter and Escape
    std::string file() const;   // ~/ at the beginning is the home folder

  private:
    void complete();
};

}  // namespace ariadne::cli
