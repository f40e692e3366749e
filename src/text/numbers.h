#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

#include "text/characters.h"

namespace ariadne::text {

// A whole number at the beginning of a text, with or without a minus.
struct Number {
    std::int64_t value = 0;  // no further from 0 than `most`
    std::size_t length = 0;  // bytes, the minus among them; 0: no number begins here
    bool past_most = false;  // further from 0 than `most`, and cut down to it
};

constexpr Number read_number(std::string_view text, std::int64_t most) {
    Number number;
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const std::size_t digits = at;
    for (; at < text.size() && is_digit(text[at]); ++at) {
        number.value = number.value * 10 + (text[at] - '0');
        if (number.value > most) {
            number.past_most = true;
            number.value = most;
        }
    }
    if (at == digits) return {};
    if (digits == 1) number.value = -number.value;
    number.length = at;
    return number;
}

// The number that all of a text is, in base ten if no other is given. Nothing: it is none, or none that fits.
template <class Value, class... Base>
std::optional<Value> to_number(std::string_view text, Base... base) {
    Value value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base...);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace ariadne::text
