#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.h"

namespace ariadne::text {

// What the readers of maps and routes share: how a byte is named in a message, and which bytes are nothing.

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t';
}
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

inline Message shown(char c) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > 0x20 && byte < 0x7f) return {Phrase{"'{0}'"}, c};
    if (c == ' ') return tr("a space");
    if (c == '\t') return tr("a tab (\\x09)");
    if (c == '\r') return tr("a carriage return (\\x0D) without a line feed");
    return {tr("the byte \\x{0:02X}"), byte};
}

// A character as bytes.
inline std::string utf8(char32_t code) {
    if (code < 0x80) return {static_cast<char>(code)};
    const unsigned more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;  // bytes after the first
    const unsigned mark = more == 1 ? 0xc0U : more == 2 ? 0xe0U : 0xf0U;
    std::string out(1, static_cast<char>(mark | code >> (6 * more)));
    for (unsigned left = more; left-- > 0;) out += static_cast<char>(0x80U | (code >> (6 * left) & 0x3fU));
    return out;
}

// Columns count from 1; a file with a line past two thousand million bytes still gets an error.
constexpr int column_of(std::size_t offset) {
    return static_cast<int>(std::min<std::size_t>(offset, std::numeric_limits<int>::max() - 1)) + 1;
}

// Line and column of a byte.
inline Error at_offset(std::string_view text, std::size_t offset, Message message) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t line_end = before.rfind('\n');
    const std::size_t line_start = line_end == std::string_view::npos ? 0 : line_end + 1;
    return {std::move(message), static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
            column_of(offset - line_start)};
}

// How many bytes the UTF-8 character takes that a text begins with; 0: it begins with none.
std::size_t character_bytes(std::string_view text);

// The beginning of a text, in whole characters, of so many bytes at most.
std::string_view beginning(std::string_view text, std::size_t most);

// The text itself where it is UTF-8; bytes that belong to no character become \xE9.
std::string as_utf8(std::string_view text);

// The code of a character in UTF-8.
char32_t code_of(std::string_view character);

// Whether a character controls a terminal or changes the direction of the text after it: control characters of both
// blocks, and marks of bidirectional text.
constexpr bool steers(char32_t code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x61c || code == 0x200e || code == 0x200f ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code == 0xfeff;
}

// Whether a text can go to a terminal as it is: UTF-8, and no character steers but those that are kept.
bool is_harmless(std::string_view text, std::string_view kept = {});

// The text for a terminal: the bytes of what is no UTF-8 or would steer it are shown as \x1B.
std::string harmless(std::string_view text, std::string_view kept = {});

// As much of it as a message can take, in whole characters.
std::string clipped(std::string_view text);

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr std::string_view without_mark(std::string_view text) {
    return text.starts_with(byte_order_mark) ? text.substr(byte_order_mark.size()) : text;
}

// Without the blanks at both ends.
constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

}  // namespace ariadne::text
