#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "base/random.h"

namespace ariadne::prize {

// Logarithms and roots by the operations that every machine rounds alike, so that annealing is the same everywhere.

// -ln(x) for 0 < x <= 1: halvings, then the series of the area tangent.
inline double minus_log(double x) {
    constexpr double log_2 = 0.693147180559945309;
    double sum = 0;
    for (; x < 0.5; x *= 2) sum += log_2;
    const double t = (1 - x) / (1 + x);
    double power = t;
    for (int k = 1; k < 60; k += 2) {
        sum += 2 * power / k;
        power *= t * t;
    }
    return sum;
}

// The degree must be a power of 2.
inline double root_of(double x, std::uint64_t degree) {
    for (; degree > 1; degree /= 2) x = std::sqrt(x);
    return x;
}

// What annealing allows: how much worse a change may be at a temperature. -ln of a uniform number from a table of whole
// numbers.
class Tolerance {
  public:
    Tolerance() {
        for (std::size_t i = 0; i < table_.size(); ++i) {
            const double uniform = (static_cast<double>(i) + 0.5) / static_cast<double>(table_.size());
            table_[i] = static_cast<std::int64_t>(minus_log(uniform) * one);
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
