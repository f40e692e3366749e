#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/rows.h"

namespace ariadne::labyrinth {

// The first row is one passage. In every other row coins join rooms to runs, and each run is dug upwards from one of
// its rooms, drawn at random.
bool build_sidewinder(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    Random random(seed);
    const int cols = request.size.cols;
    join_row(out, 0);
    tell_row(diary, out, 0, -1);
    for (int r = 1; r < request.size.rows; ++r) {
        if (!budget.spend(static_cast<std::uint64_t>(cols))) return false;
        const auto right = out.right.row(r);
        const auto up = out.down.row(r - 1);
        int begin = 0;
        for (std::size_t w = 0; w < right.size(); ++w) {
            std::uint64_t word = coins(request.bias, random);
            if (w + 1 == right.size()) word &= out.right.last_word_mask() >> 1U;
            right[w] = word;
            std::uint64_t ends = ~word & (w + 1 == right.size() ? out.right.last_word_mask() : ~std::uint64_t{0});
            for (; ends != 0; ends &= ends - 1) {
                const int end = static_cast<int>(64 * w) + std::countr_zero(ends);
                const auto length = static_cast<std::uint64_t>(end - begin + 1);
                const int c = begin + static_cast<int>(random.below(length));
                up[static_cast<std::size_t>(c) / 64] |= std::uint64_t{1} << (static_cast<unsigned>(c) % 64);
                begin = end + 1;
            }
        }
        tell_row(diary, out, r, r - 1);
    }
    return true;
}

}  // namespace ariadne::labyrinth
