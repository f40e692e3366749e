#pragma once

#include <cstddef>
#include <string>

namespace ariadne::render {

inline int occurrences(const std::string& text, const std::string& part) {
    int found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace ariadne::render
