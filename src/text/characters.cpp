#include "text/characters.h"

namespace ariadne::text {

namespace {

constexpr std::size_t longest_in_message = 40;  // bytes

unsigned byte_of(char c) {
    return static_cast<unsigned char>(c);
}

std::string escaped(char c) {
    return fmt::format("\\x{:02X}", byte_of(c));
}

// U+0000 to U+001F, U+007F, and U+0080 to U+009F, which some terminals obey, too.
bool is_control(std::string_view character) {
    const unsigned first = byte_of(character.front());
    return first < 0x20 || first == 0x7f || (first == 0xc2 && byte_of(character[1]) < 0xa0);
}

}  // namespace

std::size_t character_bytes(std::string_view text) {
    if (text.empty()) return 0;
    const unsigned first = byte_of(text.front());
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (length == 0 || text.size() < length) return 0;
    for (const char c : text.substr(1, length - 1))
        if ((byte_of(c) & 0xc0U) != 0x80U) return 0;
    // What fits into fewer bytes, the halves of pairs in UTF-16, and what comes after U+10FFFF are no characters.
    const unsigned second = byte_of(text[1]);
    if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f)) return 0;
    if ((first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f)) return 0;
    return length;
}

std::string_view beginning(std::string_view text, std::size_t most) {
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t next = end + std::max<std::size_t>(1, character_bytes(text.substr(end)));
        if (next > most) break;
        end = next;
    }
    return text.substr(0, end);
}

std::string as_utf8(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t bytes = character_bytes(text);
        out += bytes == 0 ? escaped(text.front()) : std::string(text.substr(0, bytes));
        text.remove_prefix(std::max<std::size_t>(1, bytes));
    }
    return out;
}

std::string harmless(std::string_view text, std::string_view kept) {
    std::string out;
    while (!text.empty()) {
        const std::size_t bytes = character_bytes(text);
        const std::string_view next = text.substr(0, std::max<std::size_t>(1, bytes));
        if (bytes > 0 && (!is_control(next) || kept.find(next) != std::string_view::npos)) {
            out += next;
        } else {
            for (const char c : next) out += escaped(c);
        }
        text.remove_prefix(next.size());
    }
    return out;
}

std::string clipped(std::string_view text) {
    const std::string_view shown = beginning(text, longest_in_message);
    return harmless(shown) + (shown.size() == text.size() ? "" : "...");
}

}  // namespace ariadne::text
