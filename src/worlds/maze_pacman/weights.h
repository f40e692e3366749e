#pragma once

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

// `mixtures` has one for each of the names; all have as many weights, which messages call `count_in_words`.
Result<std::vector<int>> read_weights(std::string_view text, std::span<const std::vector<int>> mixtures,
                                      std::string_view what, std::string_view count_in_words);

// What is wrong with weights that were not read but given.
std::optional<Error> check_weights(std::span<const int> weights, std::string_view what);

// Draws indices by their weights.
class Draw {
  public:
    explicit Draw(std::span<const int> weights);
    std::size_t operator()(Random& random) const;

  private:
    std::vector<int> upto_;
};

}  // namespace ariadne::maze_pacman
