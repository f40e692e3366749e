#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/rows.h"

namespace ariadne::labyrinth {

// Every room is joined to the one at its right or to the one below, by a coin; at the right edge there is only the one
// below, in the last row only the one at the right. Sixty-four rooms at a time.
bool build_binary_tree(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    Random random(seed);
    const std::uint64_t last_column = out.right.last_word_mask() ^ (out.right.last_word_mask() >> 1U);
    for (int r = 0; r < request.size.rows; ++r) {
        if (!budget.spend(static_cast<std::uint64_t>(request.size.cols))) return false;
        const auto right = out.right.row(r);
        const auto down = out.down.row(r);
        if (r + 1 == request.size.rows) {
            join_row(out, r);
        } else {
            for (std::size_t w = 0; w < right.size(); ++w) {
                right[w] = coins(request.bias, random);
                down[w] = ~right[w];
            }
            right.back() &= out.right.last_word_mask() ^ last_column;
            down.back() = (down.back() & out.right.last_word_mask()) | last_column;
        }
        tell_row(diary, out, r, r);
    }
    return true;
}

}  // namespace ariadne::labyrinth
