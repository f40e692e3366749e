#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

namespace {

// Looks row by row for the first room that is not dug and touches one that is. What is dug is kept in bits, too, so
// that sixty-four rooms are judged at once. Of every row it is known before which word there is none, and before which
// row: digging near by moves these marks back.
class Hunt {
  public:
    explicit Hunt(const Labyrinth& out)
        : dug_(out.size),
          rooms_(out.rooms),
          first_row_(out.size.rows),
          first_word_(static_cast<std::size_t>(out.size.rows), static_cast<std::uint32_t>(dug_.row_words())) {}

    static std::size_t bytes(Size size) {
        return BitGrid::bytes_for(size) + static_cast<std::size_t>(size.rows) * sizeof(std::uint32_t);
    }

    void mark(Cell c) {
        dug_.set(c);
        const auto word = static_cast<std::uint32_t>(std::max(c.col - 1, 0)) / 64;
        const int above = std::max(c.row - 1, 0);
        const int below = std::min(c.row + 1, dug_.size().rows - 1);
        for (int r = above; r <= below; ++r) {
            std::uint32_t& first = first_word_[static_cast<std::size_t>(r)];
            first = std::min(first, word);
        }
        first_row_ = std::min(first_row_, above);
    }

    // There is one: the rooms are in one piece, and not all are dug.
    Cell next() {
        const auto words = static_cast<std::uint32_t>(dug_.row_words());
        for (;; ++first_row_) {
            const int r = first_row_;
            const auto row = std::as_const(dug_).row(r);
            for (std::uint32_t& w = first_word_[static_cast<std::size_t>(r)]; w < words; ++w) {
                const std::uint64_t all = w + 1 == words ? dug_.last_word_mask() : ~std::uint64_t{0};
                const std::uint64_t open = ~row[w] & (rooms_.empty() ? all : rooms_.row(r)[w]);
                if (open == 0) continue;
                std::uint64_t near = row[w] << 1U | row[w] >> 1U;
                if (w > 0) near |= row[w - 1] >> 63U;
                if (w + 1 < words) near |= row[w + 1] << 63U;
                if (r > 0) near |= dug_.row(r - 1)[w];
                if (r + 1 < dug_.size().rows) near |= dug_.row(r + 1)[w];
                if ((open & near) != 0) return {r, static_cast<int>(64 * w) + std::countr_zero(open & near)};
            }
        }
    }

  private:
    BitGrid dug_;
    const BitGrid& rooms_;  // empty: all of them
    int first_row_;
    std::vector<std::uint32_t> first_word_;
};

}  // namespace

// Walk at random into rooms that are not dug, until stuck; then hunt for the first room beside the tunnels, row by row,
// dig to it from one of them at random, and walk on from there. Bits 4-7: the neighbours not dug yet.
bool build_hunt_and_kill(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary,
                         Labyrinth& out) {
    Site site(request, budget, 0, true);
    Charge charge(budget);
    if (!site.fits() || !charge.add(Hunt::bytes(request.size))) return false;
    const Compass compass(request.bias, site.offsets());
    Dice dice(seed);
    Hunt hunt(out);
    return dig(site, diary, out, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        const auto offset = site.offsets();
        Cell c = site.cell(site.some_room(dice.random()));
        const auto enter = [&](std::size_t at) {
            hunt.mark(c);
            site.enter(at);
        };
        const std::size_t first = site.index(c);
        enter(first);
        for (std::size_t left = site.rooms() - 1; left > 0; --left) {
            if (left % 1024 == 0 && !budget.spend(1024)) return false;
            std::size_t at = site.index(c);
            if (const unsigned free = bytes[at] >> 4U; free != 0) {
                const unsigned d = compass.pick(free, dice).direction;
                tell(site, at, d);
                c = step(c, static_cast<Direction>(d));
                at = site.index(c);
                bytes[at] |= static_cast<std::uint8_t>(Site::dug | (d ^ 2U));
            } else {
                c = hunt.next();
                at = site.index(c);
                unsigned tunnels = 0;
                for (unsigned d = 0; d < 4; ++d) {
                    const std::size_t beside = at + static_cast<std::size_t>(offset[d]);
                    if ((bytes[beside] & Site::dug) != 0 || beside == first) tunnels |= 1U << d;
                }
                const unsigned d = compass.pick(tunnels, dice).direction;
                tell(site, at + static_cast<std::size_t>(offset[d]), d ^ 2U);
                bytes[at] |= static_cast<std::uint8_t>(Site::dug | d);
            }
            enter(at);
        }
        return true;
    });
}

}  // namespace ariadne::labyrinth
