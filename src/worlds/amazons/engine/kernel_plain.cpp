#include "worlds/amazons/engine/kernel_body.h"

namespace ariadne::amazons {

const Kernel kernel_plain = {"plain", see, evaluate};

}  // namespace ariadne::amazons
