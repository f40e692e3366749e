#include <algorithm>
#include <array>

#include "worlds/maze/generate.h"
#include "worlds/maze_pacman/weights.h"

namespace ariadne::maze {

Result<DigitWeights> digits_named(std::string_view text) {
    static const std::array<std::vector<int>, maze_pacman::mixture_names.size()> mixtures = {{
        {8, 6, 4, 2, 1, 1, 0, 0, 0, 0},  // low
        {3, 4, 5, 5, 4, 3, 2, 1, 1, 1},  // mid
        {0, 0, 1, 1, 2, 3, 4, 5, 6, 8},  // high
        {1, 1, 1, 1, 1, 1, 1, 1, 1, 1},  // flat
    }};
    const Result<std::vector<int>> read = maze_pacman::read_weights(text, mixtures, "digits", "ten");
    if (!read) return std::unexpected(read.error());
    DigitWeights weights{};
    std::ranges::copy(*read, weights.begin());
    return weights;
}

}  // namespace ariadne::maze
