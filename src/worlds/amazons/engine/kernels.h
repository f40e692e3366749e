#pragma once

#include "worlds/amazons/engine/kernel.h"

namespace ariadne::amazons {

extern const Kernel kernel_plain;
extern const Kernel kernel_avx2;
extern const Kernel kernel_avx512;

}  // namespace ariadne::amazons
