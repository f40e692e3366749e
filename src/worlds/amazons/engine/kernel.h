#pragma once

#include <vector>

#include "worlds/amazons/bits/bits.h"
#include "worlds/amazons/engine/net.h"

namespace ariadne::amazons {

// The inner loops, compiled for several kinds of processor and chosen when the program starts. All give the same
// numbers.
struct Kernel {
    const char* name;
    // The view of the side that `own` belongs to.
    void (*see)(Bits empty, Bits own, Bits theirs, Sight& out);
    // Its log odds in 1/1024.
    int (*evaluate)(const Net& net, Bits empty, Bits own, Bits theirs);
};

extern const Kernel kernel_plain;  // the one that every processor can run
extern const Kernel kernel_avx2;
extern const Kernel kernel_avx512;

const Kernel& kernel();  // the best for this processor
// All that this processor can run, the best first.
std::vector<const Kernel*> kernels();

}  // namespace ariadne::amazons
