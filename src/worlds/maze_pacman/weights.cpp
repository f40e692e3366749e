#include "worlds/maze_pacman/weights.h"

#include <charconv>
#include <cstdint>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/characters.h"

namespace ariadne::maze_pacman {

Result<void> read_weights(std::string_view text, const Phrase& refusal, std::span<int> out) {
    const char* at = text.data();
    const char* const last = at + text.size();
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto [next, bad] = std::from_chars(at, last, out[i]);
        const bool ended = next == last;
        if (bad != std::errc() || out[i] < 0 || ended != (i + 1 == out.size()) || (!ended && *next != ','))
            return fail({refusal, text::clipped(text), fmt::format("{}", fmt::join(mixture_names, ", "))});
        at = ended ? next : next + 1;
    }
    return {};
}

std::optional<Error> check_weights(std::span<const int> weights, const Phrase& what) {
    for (const int weight : weights)
        if (weight < 0 || weight > largest_weight)
            return Error{{tr("{0}: found a weight of {1}, expected 0 to {2}"), what, weight, largest_weight}};
    if (std::ranges::all_of(weights, [](int weight) { return weight == 0; }))
        return Error{{tr("{0}: all weights are 0, expected at least one above 0"), what}};
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
