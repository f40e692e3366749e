#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/random.h"

namespace ariadne::maze_pacman {

// How often each of a few values comes, in proportion. A mixture has a name, or is written as weights with commas.
inline constexpr std::array<std::string_view, 4> mixture_names = {"low", "mid", "high", "flat"};
inline constexpr int largest_weight = 1'000'000;

template <std::size_t count>
using Weights = std::array<int, count>;

// Fills `out` from weights with commas. `refusal` has the text for {0} and the names of the mixtures for {1}.
Result<void> read_weights(std::string_view text, const Phrase& refusal, std::span<int> out);

// `mixtures` has one for each of the names.
template <std::size_t count>
Result<Weights<count>> weights_named(std::string_view text,
                                     const std::array<Weights<count>, mixture_names.size()>& mixtures,
                                     const Phrase& refusal) {
    const auto named = std::ranges::find(mixture_names, text);
    if (named != mixture_names.end()) return mixtures[static_cast<std::size_t>(named - mixture_names.begin())];
    Weights<count> weights{};
    const Result<void> read = read_weights(text, refusal, weights);
    if (!read) return std::unexpected(read.error());
    return weights;
}

// What is wrong with weights that were not read but given.
std::optional<Error> check_weights(std::span<const int> weights, const Phrase& what);

// Draws indices by their weights.
class Draw {
  public:
    explicit Draw(std::span<const int> weights);
    std::size_t operator()(Random& random) const;

  private:
    std::vector<int> upto_;
};

}  // namespace ariadne::maze_pacman
