#pragma once

#include "worlds/amazons/bits/bits.h"

namespace ariadne::amazons {

// What can be walked to from `seed` by king steps over `through`, the part of the seed that lies in it included.
constexpr Bits flood(Bits seed, Bits through) {
    Bits out = seed & through;
    for (Bits before = 0; before != out;) {
        before = out;
        out |= neighbours(out) & through;
    }
    return out;
}

}  // namespace ariadne::amazons
