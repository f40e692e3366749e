#include "worlds/amazons/engine/kernel.h"

#include "worlds/amazons/engine/kernels.h"

namespace ariadne::amazons {

namespace {

const Kernel& choose() {
#if defined(__x86_64__)
    __builtin_cpu_init();
    const bool wide = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0;
    const bool widest = __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bw") != 0;
    if (wide) return widest ? kernel_avx512 : kernel_avx2;
#endif
    return kernel_plain;
}

}  // namespace

const Kernel& kernel() {
    static const Kernel& best = choose();
    return best;
}

const Kernel& plain_kernel() {
    return kernel_plain;
}

}  // namespace ariadne::amazons
