#pragma once

#include <functional>

namespace ariadne::search {

// Called with each state in the order of expansion, for animation; empty when nobody watches.
template <class State>
using Trace = std::function<void(const State&)>;

}  // namespace ariadne::search
