#include "worlds/rating.h"

#include <algorithm>

namespace ariadne::worlds {

const Measure* measure(const Rating& rating, std::string_view name) {
    const auto found = std::ranges::find(rating.measures, name, &Measure::name);
    return found == rating.measures.end() ? nullptr : &*found;
}

}  // namespace ariadne::worlds
