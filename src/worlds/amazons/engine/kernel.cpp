#include "worlds/amazons/engine/kernel.h"

namespace ariadne::amazons {

std::vector<const Kernel*> kernels() {
    std::vector<const Kernel*> out;
#if defined(__x86_64__)
    __builtin_cpu_init();
    const bool wide = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0;
    const bool widest = __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
                        __builtin_cpu_supports("avx512dq") != 0 && __builtin_cpu_supports("avx512cd") != 0;
    if (wide && widest) out.push_back(&kernel_avx512);
    if (wide) out.push_back(&kernel_avx2);
#endif
    out.push_back(&kernel_plain);
    return out;
}

const Kernel& kernel() {
    static const Kernel& best = *kernels().front();
    return best;
}

}  // namespace ariadne::amazons
