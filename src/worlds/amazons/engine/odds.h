#pragma once

#include <algorithm>
#include <array>

namespace ariadne::amazons {

// Log odds in 1/1024 to chances and weights, from tables that are filled by multiplication alone: the exponential
// function of a library differs in the last bit from machine to machine.
class OddsTable {
  public:
    static const OddsTable& get() {
        static const OddsTable table;
        return table;
    }

    // 1 / (1 + e^-x)
    double chance(int odds) const {
        const int size = std::min(odds < 0 ? -odds : odds, last);
        const double small = small_chance_[static_cast<std::size_t>(size)];
        return odds < 0 ? small : 1 - small;
    }

    // e^-x for x >= 0, also in 1/1024
    double weight(int behind) const { return power_[static_cast<std::size_t>(std::min(behind, last))]; }

  private:
    static constexpr int last = 16 * 1024;

    OddsTable() {
        constexpr double step = 0.99902391418197566;  // e^(-1/1024)
        double power = 1;
        for (std::size_t i = 0; i <= last; ++i) {
            power_[i] = power;
            small_chance_[i] = power / (1 + power);
            power *= step;
        }
    }

    std::array<double, last + 1> power_{};
    std::array<double, last + 1> small_chance_{};
};

}  // namespace ariadne::amazons
