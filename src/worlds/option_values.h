#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "text/characters.h"

namespace ariadne::worlds {

// The values of a generator's options, read from text and checked.

template <class Names>
std::vector<std::string> strings(const Names& names) {
    return {names.begin(), names.end()};
}

// The enumerator whose place a name has in a list.
template <class Kind, class Names>
std::optional<Kind> named(const Names& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Kind>(found - names.begin());
}

inline std::optional<Error> within(const Phrase& what, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (low <= value && value <= high) return std::nullopt;
    return Error{{tr("{0}: found {1}, expected a number from {2} to {3}"), what, value, low, high}};
}

// Each sets `out`, or says what is wrong with option --name.
template <class Number>
Result<void> set_number(std::string_view name, std::string_view text, int low, int high, Number& out) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < low || value > high)
        return fail(
            {tr("--{0}: found '{1}', expected a number from {2} to {3}"), name, text::clipped(text), low, high});
    out = value;
    return {};
}

template <class Kind, class Names>
Result<void> set_choice(std::string_view name, std::string_view text, const Names& names, Kind& out) {
    const std::optional<Kind> found = named<Kind>(names, text);
    if (!found)
        return fail({tr("--{0}: found '{1}', expected one of: {2}"), name, text::clipped(text),
                     fmt::format("{}", fmt::join(names, ", "))});
    out = *found;
    return {};
}

}  // namespace ariadne::worlds
