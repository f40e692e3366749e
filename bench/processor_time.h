#pragma once

#include <ctime>

namespace ariadne::bench {

// Seconds of processor time so far: other work on the machine does not count.
inline double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace ariadne::bench
