#include "worlds/maze_pacman/weights.h"

#include <charconv>
#include <cstdint>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/characters.h"

namespace ariadne::maze_pacman {

Result<void> read_weights(std::string_view text, std::string_view what, std::string_view count_in_words,
                          std::span<int> out) {
    const char* at = text.data();
    const char* const last = at + text.size();
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto [next, bad] = std::from_chars(at, last, out[i]);
        const bool ended = next == last;
        if (bad != std::errc() || out[i] < 0 || ended != (i + 1 == out.size()) || (!ended && *next != ','))
            return fail(fmt::format("found {} \"{}\", expected {} or {} weights with commas", what, text::clipped(text),
                                    fmt::join(mixture_names, ", "), count_in_words));
        at = ended ? next : next + 1;
    }
    return {};
}

std::optional<Error> check_weights(std::span<const int> weights, std::string_view what) {
    for (const int weight : weights)
        if (weight < 0 || weight > largest_weight)
            return Error{fmt::format("found a {} weight of {}, expected 0 to {}", what, weight, largest_weight)};
    if (std::ranges::all_of(weights, [](int weight) { return weight == 0; }))
        return Error{fmt::format("found only {} weights of 0, expected one above", what)};
    return std::nullopt;
}

Draw::Draw(std::span<const int> weights) : upto_(weights.size()) {
    std::partial_sum(weights.begin(), weights.end(), upto_.begin());
}

std::size_t Draw::operator()(Random& random) const {
    const auto drawn = static_cast<int>(random.below(static_cast<std::uint64_t>(upto_.back())));
    return static_cast<std::size_t>(std::ranges::upper_bound(upto_, drawn) - upto_.begin());
}

}  // namespace ariadne::maze_pacman
