#pragma once

// What a kernel consists of, included by each of kernel_*.cpp: see sight_body.h.

#include "worlds/amazons/engine/kernels.h"
#include "worlds/amazons/engine/net_body.h"
#include "worlds/amazons/engine/sight_body.h"

namespace ariadne::amazons {

namespace {

inline void see(Bits empty, Bits own, Bits theirs, Sight& out) {
    out.count = 0;
    out.contested = look(empty, own, theirs, [&](std::size_t row) {
        out.rows[out.count & 127U] = static_cast<std::uint16_t>(row);
        ++out.count;
    });
}

inline int evaluate(const Net& net, Bits empty, Bits own, Bits theirs) {
    Adder adder(net.first_bias.data());
    look(empty, own, theirs, [&](std::size_t row) { adder.add(net.first.data() + row * first_cells); });
    return finish(net, adder);
}

}  // namespace

}  // namespace ariadne::amazons
