#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/random.h"

namespace ariadne::labyrinth {

// Random numbers by the byte, eight from each draw.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : random_(seed) {}

    unsigned byte() {
        if (left_ == 0) {
            pool_ = random_.next();
            left_ = 8;
        }
        const auto out = static_cast<unsigned>(pool_ & 0xFFU);
        pool_ >>= 8U;
        --left_;
        return out;
    }
    Random& random() { return random_; }

  private:
    Random random_;
    std::uint64_t pool_ = 0;
    unsigned left_ = 0;
};

// Chooses one of the directions in a set of four bits, each with its weight: 16 + bias from side to side, 16 - bias up
// and down. A table over all sets and bytes makes the choice one look; a byte that would favour some is drawn again, so
// the shares are exact.
class Compass {
  public:
    explicit Compass(int bias) {
        const std::array<unsigned, 4> wish = weights(bias);
        for (unsigned set = 1; set < 16; ++set) {
            std::array<unsigned, 4> weight{};
            unsigned sum = 0;
            for (unsigned d = 0; d < 4; ++d) sum += weight[d] = (set >> d & 1U) * wish[d];
            if (sum == 0) {  // only directions that are not liked
                for (unsigned d = 0; d < 4; ++d) sum += weight[d] = set >> d & 1U;
            }
            const unsigned copies = 256 / sum;
            unsigned at = 0;
            for (unsigned d = 0; d < 4; ++d)
                for (unsigned k = 0; k < copies * weight[d]; ++k) table_[set][at++] = static_cast<std::uint8_t>(d);
            while (at < 256) table_[set][at++] = again;
        }
    }

    // The set is not empty.
    unsigned pick(unsigned set, Dice& dice) const {
        for (;;) {
            const unsigned d = table_[set][dice.byte()];
            if (d != again) return d;
        }
    }

  private:
    static constexpr std::uint8_t again = 4;

    static std::array<unsigned, 4> weights(int bias) {
        if (bias == 0) return {1, 1, 1, 1};
        const auto vertical = static_cast<unsigned>(16 - bias);
        const auto horizontal = static_cast<unsigned>(16 + bias);
        return {vertical, horizontal, vertical, horizontal};
    }

    std::array<std::array<std::uint8_t, 256>, 16> table_{};
};

}  // namespace ariadne::labyrinth
