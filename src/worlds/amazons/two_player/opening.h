#pragma once

#include <cstdint>
#include <string>

namespace ariadne::amazons {

// The usual start after so many turns drawn at random, as a FEN. Of many draws the first is taken in which neither side
// is far ahead, so that games from there are worth playing; the same seed gives the same one.
std::string opening(unsigned turns, std::uint64_t seed);

}  // namespace ariadne::amazons
