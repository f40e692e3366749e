#pragma once

#include <cstdint>
#include <vector>

#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// The walk behind the entry of a table for the start: what the relaxation would do.
struct RelaxedWalk {
    std::vector<std::uint32_t> ranks;   // from start to goal
    std::vector<std::int32_t> takings;  // by item: how often it is taken
    bool honest() const;                // nothing is taken twice: a real walk, survival aside
};

template <class Value>
RelaxedWalk trace_walk(const Terrain& terrain, const Memory& memory, const Prices& prices,
                       const NeedTable<Value>& table, int layer);

extern template RelaxedWalk trace_walk(const Terrain&, const Memory&, const Prices&, const NeedTable<std::int16_t>&,
                                       int);
extern template RelaxedWalk trace_walk(const Terrain&, const Memory&, const Prices&, const NeedTable<std::int32_t>&,
                                       int);

}  // namespace ariadne::resource
