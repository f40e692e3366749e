#include "render/ticks.h"

#include <cmath>
#include <cstdint>

#include <fmt/format.h>

namespace ariadne::render {

std::vector<double> ticks(double low, double high, int most) {
    for (double power = 1;; power *= 10) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double step = factor * power;
            const double first = std::floor(low / step);
            double last = std::ceil(high / step);
            if (last <= first) last = first + 1;
            if (last - first + 1 > most) continue;
            std::vector<double> result;
            for (double i = first; i <= last; ++i) result.push_back(i * step);
            return result;
        }
    }
}

std::string tick_text(double value) {
    if (value != std::floor(value)) return fmt::format("{}", value);
    std::string digits = fmt::format("{}", static_cast<std::int64_t>(std::fabs(value)));
    for (std::size_t i = digits.size(); i > 3;) digits.insert(i -= 3, ",");
    return value < 0 ? "-" + digits : digits;
}

}  // namespace ariadne::render
