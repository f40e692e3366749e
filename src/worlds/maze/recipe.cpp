#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "worlds/maze/generate.h"

namespace ariadne::maze {

namespace {

template <class Kind, std::size_t N>
std::optional<Kind> named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Kind>(found - names.begin());
}

constexpr std::array<DigitWeights, digit_names.size()> mixtures = {{
    {8, 6, 4, 2, 1, 1, 0, 0, 0, 0},  // low
    {3, 4, 5, 5, 4, 3, 2, 1, 1, 1},  // mid
    {0, 0, 1, 1, 2, 3, 4, 5, 6, 8},  // high
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1},  // flat
}};

}  // namespace

std::optional<Style> style_named(std::string_view name) {
    return named<Style>(style_names, name);
}

std::optional<Wish> wish_named(std::string_view name) {
    return named<Wish>(wish_names, name);
}

Result<DigitWeights> digits_named(std::string_view text) {
    if (const auto mixture = named<std::size_t>(digit_names, text)) return mixtures[*mixture];
    DigitWeights weights{};
    const char* at = text.data();
    const char* const last = at + text.size();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto [next, bad] = std::from_chars(at, last, weights[i]);
        const bool ended = next == last;
        if (bad != std::errc() || weights[i] < 0 || ended != (i + 1 == weights.size()) || (!ended && *next != ','))
            return fail(fmt::format("found digits \"{}\", expected low, mid, high, flat or ten weights with commas",
                                    text.substr(0, 60)));
        at = ended ? next : next + 1;
    }
    return weights;
}

}  // namespace ariadne::maze
