#include "worlds/amazons/engine/kernel_body.h"

namespace ariadne::amazons {

const Kernel kernel_avx512 = {"avx512", see, evaluate};

}  // namespace ariadne::amazons
