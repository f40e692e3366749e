#pragma once

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include "search/algorithms.h"

// How tests that run through every algorithm are named, in lists and in messages.
namespace ariadne::search {

inline std::ostream& operator<<(std::ostream& out, const AlgorithmInfo& info) {
    return out << info.name;
}

namespace sample {

// Names of tests have no dashes.
inline std::string test_name(std::string_view name) {
    std::string result(name);
    std::replace(result.begin(), result.end(), '-', '_');
    return result;
}

}  // namespace sample
}  // namespace ariadne::search
