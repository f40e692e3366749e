#pragma once

#include <functional>
#include <string_view>

namespace ariadne::render {

// Where bytes go that are too many to be held.
using Sink = std::function<void(std::string_view)>;

}  // namespace ariadne::render
