#include "worlds/labyrinth/search/dead_ends.h"

#include <bit>
#include <span>
#include <utility>

namespace ariadne::labyrinth {

namespace {

class Filler {
  public:
    Filler(Thinned& thinned, Journey& journey)
        : right_(&thinned.right),
          down_(&thinned.down),
          journey_(&journey),
          size_(thinned.right.size()),
          entrance_(journey.labyrinth().entrance),
          exit_(journey.labyrinth().exit) {}

    // Sweeps over the rows, 64 rooms at a time, while that pays; what is left are long corridors, and they are
    // followed.
    bool run() {
        const std::size_t little = size_.area() / 64;
        for (std::size_t filled = little + 1; filled > little;) {
            filled = 0;
            for (int r = 0; r < size_.rows; ++r)
                if (!sweep(r, filled)) return false;
            for (int r = size_.rows - 1; r >= 0; --r)
                if (!sweep(r, filled)) return false;
        }
        for (int r = 0; r < size_.rows; ++r) {
            for (std::size_t w = 0; w < right_->row_words(); ++w) {
                for (std::uint64_t dead = dead_ends(r, w); dead != 0; dead &= dead - 1)
                    if (!follow({r, static_cast<int>(w * 64) + std::countr_zero(dead)})) return false;
            }
        }
        return true;
    }

  private:
    // The rooms among 64 that have one passage and are neither entrance nor exit.
    std::uint64_t dead_ends(int r, std::size_t w) const {
        const std::span<const std::uint64_t> rights = std::as_const(*right_).row(r);
        const std::uint64_t right = rights[w];
        const std::uint64_t left = right << 1U | (w > 0 ? rights[w - 1] >> 63U : 0);
        const std::uint64_t down = down_->row(r)[w];
        const std::uint64_t up = r > 0 ? down_->row(r - 1)[w] : 0;
        const std::uint64_t odd = right ^ left ^ down ^ up;
        return odd & ~(right & left) & ~(down & up) & ~ends(r, w);
    }

    std::uint64_t ends(int r, std::size_t w) const {
        if (r != entrance_.row && r != exit_.row) return 0;
        std::uint64_t bits = 0;
        for (const Cell end : {entrance_, exit_})
            if (end.row == r && static_cast<std::size_t>(end.col) / 64 == w) bits |= std::uint64_t{1} << (end.col % 64);
        return bits;
    }

    // Fills in the dead ends of a row until it has none, but those that begin in a word already passed.
    bool sweep(int r, std::size_t& filled) {
        for (std::size_t w = 0; w < right_->row_words(); ++w) {
            for (std::uint64_t dead = dead_ends(r, w); dead != 0; dead = dead_ends(r, w)) {
                filled += static_cast<std::size_t>(std::popcount(dead));
                if (!journey_->expand(r, w, dead)) return false;
                right_->row(r)[w] &= ~dead & ~(dead >> 1U);
                if (w > 0) right_->row(r)[w - 1] &= ~(dead << 63U);
                down_->row(r)[w] &= ~dead;
                if (r > 0) down_->row(r - 1)[w] &= ~dead;
            }
        }
        return true;
    }

    // From a dead end along its corridor, until a room has other ways.
    bool follow(Cell at) {
        while (at != entrance_ && at != exit_) {
            const unsigned right = right_->get(at) ? 1 : 0;
            const unsigned down = down_->get(at) ? 1 : 0;
            const unsigned left = at.col > 0 && right_->get({at.row, at.col - 1}) ? 1 : 0;
            const unsigned up = at.row > 0 && down_->get({at.row - 1, at.col}) ? 1 : 0;
            if (right + down + left + up != 1) return true;
            if (!journey_->expand(at)) return false;
            at.col -= static_cast<int>(left);
            at.row -= static_cast<int>(up);
            (right + left != 0 ? right_ : down_)->clear(at);
            at.col += static_cast<int>(right);
            at.row += static_cast<int>(down);
        }
        return true;
    }

    BitGrid* right_;
    BitGrid* down_;
    Journey* journey_;
    Size size_;
    Cell entrance_;
    Cell exit_;
};

}  // namespace

bool fill_dead_ends(Thinned& thinned, Journey& journey) {
    const Labyrinth& labyrinth = journey.labyrinth();
    if (!thinned.charge.add(labyrinth.right.bytes() + labyrinth.down.bytes())) return false;
    thinned.right = labyrinth.right;
    thinned.down = labyrinth.down;
    return Filler(thinned, journey).run();
}

}  // namespace ariadne::labyrinth
