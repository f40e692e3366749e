#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/budget.h"
#include "base/random.h"

namespace ariadne::labyrinth {

// Random numbers of six bits, ten from each draw.
class Dice {
  public:
    static constexpr unsigned faces = 64;

    explicit Dice(std::uint64_t seed) : random_(seed) {}

    unsigned roll() {
        if (left_ == 0) {
            pool_ = random_.next();
            left_ = 10;
        }
        const auto out = static_cast<unsigned>(pool_ % faces);
        pool_ /= faces;
        --left_;
        return out;
    }
    bool coin() { return roll() % 2 != 0; }
    Random& random() { return random_; }

  private:
    Random random_;
    std::uint64_t pool_ = 0;
    unsigned left_ = 0;
};

// A direction, and how far the room there is in a row of all rooms.
struct Way {
    std::int32_t offset;
    std::uint32_t direction;
};

// Chooses one of the directions in a set of four bits, each with its weight: 16 + bias from side to side, 16 - bias up
// and down. A table over all sets and rolls makes the choice one look; a roll that would favour some is rolled again,
// so the shares are exact.
class Compass {
  public:
    explicit Compass(int bias, const std::array<std::ptrdiff_t, 4>& offsets = {}) {
        const std::array<unsigned, 4> wish = weights(bias);
        for (unsigned set = 1; set < 16; ++set) {
            std::array<unsigned, 4> weight{};
            unsigned sum = 0;
            for (unsigned d = 0; d < 4; ++d) sum += weight[d] = (set >> d & 1U) * wish[d];
            if (sum == 0) {  // only directions that are not liked
                for (unsigned d = 0; d < 4; ++d) sum += weight[d] = set >> d & 1U;
            }
            const unsigned copies = Dice::faces / sum;
            unsigned at = 0;
            for (unsigned d = 0; d < 4; ++d)
                for (unsigned k = 0; k < copies * weight[d]; ++k)
                    table_[set][at++] = {static_cast<std::int32_t>(offsets[d]), d};
            while (at < Dice::faces) table_[set][at++] = {0, again};
        }
    }

    // The set is not empty.
    Way pick(unsigned set, Dice& dice) const {
        for (;;) {
            const Way way = table_[set][dice.roll()];
            if (way.direction != again) return way;
        }
    }

  private:
    static constexpr std::uint32_t again = 4;

    static std::array<unsigned, 4> weights(int bias) {
        if (bias == 0) return {1, 1, 1, 1};
        const auto vertical = static_cast<unsigned>(16 - bias);
        const auto horizontal = static_cast<unsigned>(16 + bias);
        return {vertical, horizontal, vertical, horizontal};
    }

    std::array<std::array<Way, Dice::faces>, 16> table_{};
};

// A random walk: draws directions for `visit` until that, or the budget, says stop. Thirty-two directions come from one
// random number, so that a step costs next to nothing; with a bias they are drawn from the compass, one by one.
//   visit(direction) -> bool   false: stop
template <class Visit>
void wander(int bias, Dice& dice, Budget& budget, Visit&& visit) {
    constexpr std::uint64_t words = 16'384;
    Random random = dice.random();
    if (bias != 0) {
        const Compass compass(std::clamp(bias, -15, 15));  // who never goes one way does not arrive
        while (budget.spend(words))
            for (unsigned k = 0; k < words; ++k)
                if (!visit(compass.pick(15, dice).direction)) return;
    }
    while (budget.spend(32 * words)) {
        for (unsigned i = 0; i < words; ++i) {
            std::uint64_t word = random.next();
            for (unsigned k = 0; k < 32; ++k, word >>= 2U)
                if (!visit(static_cast<unsigned>(word & 3U))) return;
        }
    }
}

}  // namespace ariadne::labyrinth
