#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "worlds/rating.h"

namespace ariadne::worlds {

// To the decimals that are shown: the last bits of powers and roots differ between machines.
inline double rounded(double value, int decimals) {
    const double scale = std::pow(10, decimals);
    return std::round(value * scale) / scale;
}

// Adds to the measures of a rating.
class Measures {
  public:
    explicit Measures(std::vector<Measure>& out) : out_(out) {}

    void count(std::string name, Message title, std::uint64_t value, Message meaning) {
        out_.push_back({std::move(name), std::move(title), static_cast<double>(value), 0, {}, std::move(meaning)});
    }
    void number(std::string name, Message title, double value, int decimals, Message unit, Message meaning) {
        out_.push_back({std::move(name), std::move(title), rounded(value, decimals), decimals, std::move(unit),
                        std::move(meaning)});
    }
    void percent(std::string name, Message title, double value, Message meaning) {
        number(std::move(name), std::move(title), value, 2, Message::plain("%"), std::move(meaning));
    }

  private:
    std::vector<Measure>& out_;
};

}  // namespace ariadne::worlds
