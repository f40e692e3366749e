#include "worlds/amazons/engine/kernel_body.h"

namespace ariadne::amazons {

const Kernel kernel_avx2 = {"avx2", see, evaluate};

}  // namespace ariadne::amazons
