#pragma once

#include <string>
#include <vector>

namespace ariadne::render {

// Values for an axis from low to high, at most `most` of them (2 or more), at whole multiples of 1, 2 or 5 times a
// power of ten, never closer than 1. The first is at or below low, the last at or above high.
std::vector<double> ticks(double low, double high, int most);

// "12", "1,250", "-3", "0.5".
std::string tick_text(double value);

}  // namespace ariadne::render
