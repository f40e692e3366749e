#include "worlds/amazons/engine/features_body.h"
#include "worlds/amazons/engine/kernels.h"
#include "worlds/amazons/engine/net_body.h"

namespace ariadne::amazons {

namespace {

bool features(Bits empty, Bits own, Bits theirs, Features& out) {
    return find(empty, own, theirs, out);
}

int odds(const Net& net, const Features& features) {
    return run(net, features);
}

int evaluate(const Net& net, Bits empty, Bits own, Bits theirs) {
    Features counts;
    find(empty, own, theirs, counts);
    return run(net, counts);
}

}  // namespace

const Kernel kernel_avx512 = {"avx512", features, odds, evaluate};

}  // namespace ariadne::amazons
