#include "catalog/base64.h"

#include <array>
#include <cstdint>

namespace ariadne::catalog {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t no_letter = 64;

constexpr std::array<std::uint8_t, 256> values_of_letters() {
    std::array<std::uint8_t, 256> out{};
    out.fill(no_letter);
    for (std::size_t i = 0; i < alphabet.size(); ++i)
        out[static_cast<unsigned char>(alphabet[i])] = static_cast<std::uint8_t>(i);
    return out;
}

}  // namespace

std::string to_base64(std::string_view bytes) {
    std::string out;
    out.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t many = bytes.size() - i < 3 ? bytes.size() - i : 3;
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8U | (k < many ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            out += k <= many ? alphabet[group >> (18 - 6 * static_cast<unsigned>(k)) & 63U] : '=';
    }
    return out;
}

std::optional<std::string> from_base64(std::string_view text) {
    static constexpr auto values = values_of_letters();
    if (text.size() % 4 != 0) return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    text.remove_suffix(padding);
    std::string out;
    out.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t held = 0;
    unsigned many = 0;  // bits
    for (const char letter : text) {
        const std::uint8_t value = values[static_cast<unsigned char>(letter)];
        if (value == no_letter) return std::nullopt;
        held = (held << 6U | value) & 0xFFFFU;
        many += 6;
        if (many < 8) continue;
        many -= 8;
        out += static_cast<char>(held >> many & 0xFFU);
    }
    return out;
}

}  // namespace ariadne::catalog
