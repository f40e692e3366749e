#pragma once

#include <string_view>

namespace ariadne::amazons {

// A tablero.txt in the middle of a game.
inline constexpr std::string_view seed_file =
    "a7,g1,i9,j6\n"
    "b1,b10,g7,i3\n"
    "a10,a8,a6,b7,b6,b3,b2,e1,f1,g5,g9,h1,h4,h5,i1,j1\n"
    "1\n";

}  // namespace ariadne::amazons
