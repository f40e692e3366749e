#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace ariadne::walker {

// What the readers of maps and routes share: how a byte is named in a message, and which bytes are nothing.

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t';
}
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

inline std::string shown(char c) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > 0x20 && byte < 0x7f) return fmt::format("'{}'", c);
    if (c == ' ') return "a blank";
    if (c == '\t') return "a tab (\\x09)";
    if (c == '\r') return "a carriage return (\\x0D) without a line feed";
    return fmt::format("the byte \\x{:02X}", byte);
}

// Columns count from 1; a file with a line past two thousand million bytes still gets an error.
constexpr int column_of(std::size_t offset) {
    return static_cast<int>(std::min<std::size_t>(offset, std::numeric_limits<int>::max() - 1)) + 1;
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace ariadne::walker
