#include <algorithm>
#include <vector>

#include "base/random.h"

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/rows.h"

namespace ariadne::labyrinth {

namespace {

struct Chamber {
    int row;
    int col;
    int rows;
    int cols;
};

// Clears the bits begin..end-1 of a row, but not `gap`.
void wall_off(std::span<std::uint64_t> row, int begin, int end, int gap) {
    const std::uint64_t kept = row[static_cast<std::size_t>(gap) / 64] & std::uint64_t{1}
                                                                             << (static_cast<unsigned>(gap) % 64);
    for (int at = begin; at < end;) {
        const int stop = std::min(end, (at / 64 + 1) * 64);
        const int width = stop - at;
        const std::uint64_t ones = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
        row[static_cast<std::size_t>(at) / 64] &= ~(ones << (static_cast<unsigned>(at) % 64));
        at = stop;
    }
    row[static_cast<std::size_t>(gap) / 64] |= kept;
}

}  // namespace

// Begins without inner walls. A chamber is parted by a wall at a random place, with one random gap in it; then its two
// parts, until they are one room wide. Tall chambers rather get a wall from side to side, wide ones rather one from top
// to bottom: the chances are as height to width.
bool build_division(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    Random random(seed);
    for (int r = 0; r < request.size.rows; ++r) {
        join_row(out, r);
        if (r + 1 < request.size.rows) {
            for (std::uint64_t& word : out.down.row(r)) word = ~std::uint64_t{0};
            out.down.row(r).back() &= out.down.last_word_mask();
        }
    }
    const auto tell = [&](Cell c, Direction d) {
        if (diary != nullptr) diary->push_back({c, d, false});
    };
    std::vector<Chamber> open = {{0, 0, request.size.rows, request.size.cols}};
    while (!open.empty()) {
        const Chamber it = open.back();
        open.pop_back();
        if (it.rows < 2 || it.cols < 2) continue;
        if (!budget.spend(static_cast<std::uint64_t>(std::min(it.rows, it.cols)))) return false;
        const std::uint64_t tall = static_cast<std::uint64_t>(it.rows) * static_cast<std::uint64_t>(16 + request.bias);
        const std::uint64_t wide = static_cast<std::uint64_t>(it.cols) * static_cast<std::uint64_t>(16 - request.bias);
        if (random.chance(tall, tall + wide)) {
            const int above = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(it.rows - 1)));
            const int gap = it.col + static_cast<int>(random.below(static_cast<std::uint64_t>(it.cols)));
            const int row = it.row + above - 1;
            wall_off(out.down.row(row), it.col, it.col + it.cols, gap);
            for (int c = it.col; c < it.col + it.cols; ++c)
                if (c != gap) tell({row, c}, Direction::down);
            open.push_back({it.row + above, it.col, it.rows - above, it.cols});
            open.push_back({it.row, it.col, above, it.cols});
        } else {
            const int before = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(it.cols - 1)));
            const int gap = it.row + static_cast<int>(random.below(static_cast<std::uint64_t>(it.rows)));
            const int col = it.col + before - 1;
            for (int r = it.row; r < it.row + it.rows; ++r) {
                if (r == gap) continue;
                out.right.clear({r, col});
                tell({r, col}, Direction::right);
            }
            open.push_back({it.row, it.col + before, it.rows, it.cols - before});
            open.push_back({it.row, it.col, it.rows, before});
        }
    }
    return true;
}

}  // namespace ariadne::labyrinth
