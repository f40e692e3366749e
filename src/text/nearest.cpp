#include "text/nearest.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace ariadne::text {

namespace {

// Letters to change, add, leave out, or swap with their neighbour.
std::size_t distance(std::string_view a, std::string_view b) {
    const std::size_t width = b.size() + 1;
    std::vector<std::size_t> steps((a.size() + 1) * width);
    const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& { return steps[i * width + j]; };
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            std::size_t& least = at(i, j);
            if (i == 0 || j == 0) {
                least = i + j;
                continue;
            }
            least = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                least = std::min(least, at(i - 2, j - 2) + 1);
        }
    }
    return steps.back();
}

}  // namespace

std::string_view nearest(std::string_view mistyped, std::span<const std::string> words) {
    std::string_view best;
    std::size_t least = 0;
    for (const std::string& word : words) {
        // One letter in three may be wrong. What is much longer is near to none.
        const std::size_t most = (word.size() + 2) / 3;
        if (mistyped.size() > word.size() + most) continue;
        const std::size_t steps = distance(mistyped, word);
        if (steps > most || (!best.empty() && steps >= least)) continue;
        best = word;
        least = steps;
    }
    return best;
}

}  // namespace ariadne::text
