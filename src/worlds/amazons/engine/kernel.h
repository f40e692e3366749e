#pragma once

#include "worlds/amazons/bits/bits.h"
#include "worlds/amazons/engine/features.h"
#include "worlds/amazons/engine/net.h"

namespace ariadne::amazons {

// The inner loops, compiled for several kinds of processor and chosen when the program starts. All give the same
// numbers.
struct Kernel {
    const char* name;
    // The view of the side that `own` belongs to. True when some cell can be reached by both sides: otherwise nothing
    // is left but filling.
    bool (*features)(Bits empty, Bits own, Bits theirs, Features& out);
    // Log odds in 1/1024 from the counts, and from the board.
    int (*odds)(const Net& net, const Features& features);
    int (*evaluate)(const Net& net, Bits empty, Bits own, Bits theirs);
};

const Kernel& kernel();        // the best for this processor
const Kernel& plain_kernel();  // the one that every processor can run

}  // namespace ariadne::amazons
