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

// How many bytes at the beginning can be shown as they are.
std::size_t harmless_bytes(std::string_view text, std::string_view kept) {
    std::size_t at = 0;
    while (at < text.size()) {
        if (text[at] >= ' ' && text[at] <= '~') {
            ++at;
            continue;
        }
        const std::string_view next = text.substr(at, character_bytes(text.substr(at)));
        if (next.empty() || (steers(code_of(next)) && kept.find(next) == std::string_view::npos)) break;
        at += next.size();
    }
    return at;
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

char32_t code_of(std::string_view character) {
    char32_t out = byte_of(character.front());
    if (character.size() > 1) out &= 0xffU >> (character.size() + 1);
    for (const char c : character.substr(1)) out = out << 6U | (byte_of(c) & 0x3fU);
    return out;
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

bool is_harmless(std::string_view text, std::string_view kept) {
    return harmless_bytes(text, kept) == text.size();
}

std::string harmless(std::string_view text, std::string_view kept) {
    std::string out;
    while (!text.empty()) {
        const std::size_t shown = harmless_bytes(text, kept);
        out += text.substr(0, shown);
        text.remove_prefix(shown);
        const std::string_view next = text.substr(0, std::max<std::size_t>(1, character_bytes(text)));
        for (const char c : next) out += escaped(c);
        text.remove_prefix(next.size());
    }
    return out;
}

std::string clipped(std::string_view text) {
    const std::string_view shown = beginning(text, longest_in_message);
    return harmless(shown) + (shown.size() == text.size() ? "" : "...");
}

}  // namespace ariadne::text
