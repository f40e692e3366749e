#pragma once

#include <string>
#include <string_view>

#include "worlds/puzzle.h"

// What the tests of all formats share.
namespace ariadne::worlds::testing {

inline Result<std::string> converted(const Puzzle& puzzle, std::string_view format) {
    Budget unlimited;
    return render::collected([&](const render::Sink& sink) { return puzzle.convert(format, unlimited, sink); });
}

}  // namespace ariadne::worlds::testing
