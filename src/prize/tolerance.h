#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "base/random.h"

namespace ariadne::prize {

// What annealing allows: how much worse a change may be at a temperature. -ln of a uniform number from a table of whole
// numbers, so that every machine anneals alike.
class Tolerance {
  public:
    Tolerance() {
        for (std::size_t i = 0; i < table_.size(); ++i) {
            const double uniform = (static_cast<double>(i) + 0.5) / static_cast<double>(table_.size());
            table_[i] = static_cast<std::int64_t>(std::floor(-std::log(uniform) * one));
        }
    }

    void heat(double temperature) { temperature_ = static_cast<std::int64_t>(temperature * one); }
    std::int64_t draw(Random& random) const { return table_[random.next() >> 52U] * temperature_ / (one * one); }

  private:
    static constexpr std::int64_t one = 256;
    std::array<std::int64_t, 4096> table_;
    std::int64_t temperature_ = 0;
};

}  // namespace ariadne::prize
