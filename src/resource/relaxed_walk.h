#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// The walk behind the entry of a table for the start: what the relaxation would do.
struct RelaxedWalk {
    std::vector<std::uint32_t> ranks;   // from start to goal
    std::vector<std::int32_t> takings;  // by item: how often it is taken

    // Nothing is taken twice: a real walk, survival aside.
    bool honest() const {
        return std::ranges::all_of(takings, [](std::int32_t n) { return n <= 1; });
    }
};

template <class Value>
RelaxedWalk trace_walk(const Terrain& terrain, const Memory& memory, const Prices& prices,
                       const NeedTable<Value>& table, int layer) {
    RelaxedWalk walk;
    walk.takings.assign(terrain.items.size(), 0);
    std::uint32_t rank = terrain.start;
    unsigned state = 0;
    walk.ranks.push_back(rank);
    while (rank != 0) {
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        std::uint32_t best = 0;
        unsigned best_state = 0;
        int best_layer = layer;
        std::int32_t best_item = Terrain::no_item;
        for (std::size_t d = 0; d < 4; ++d) {
            const std::uint32_t link = terrain.next[rank][d];
            if (link == Terrain::none) continue;
            const std::uint32_t there = link & Terrain::rank_bits;
            int below = (link & Terrain::farther) != 0 ? layer - prices.grain : layer;
            if (below < 0) continue;
            std::int64_t need = terrain.arrival * prices.scale;
            unsigned next_state = 0;
            std::int32_t item = Terrain::no_item;
            if (there != 0) {
                next_state = memory.step(rank, d, state);
                need = std::int64_t{terrain.cost[there]} * prices.scale;
                item = terrain.item[there];
                if (item != Terrain::no_item) {
                    const auto i = static_cast<std::size_t>(item);
                    const int later = below - prices.delay[i];
                    const unsigned taken = next_state | memory.bit[there];
                    const std::int64_t bonus = std::max(terrain.items[i].gain, 0) * prices.scale - prices.life[i];
                    // With a price in steps, an item may also be left.
                    const auto left = [&] {
                        return later < 0 ||
                               table.need(there, next_state, below) <= table.need(there, taken, later) - bonus;
                    };
                    if (taken == next_state || (prices.delay[i] > 0 && left())) {
                        item = Terrain::no_item;
                    } else {
                        below = later;
                        need -= bonus;
                        next_state = taken;
                    }
                }
                need += table.need(there, next_state, below);
            }
            if (need < least) {
                least = need;
                best = there;
                best_state = next_state;
                best_layer = below;
                best_item = item;
            }
        }
        if (best_item != Terrain::no_item) ++walk.takings[static_cast<std::size_t>(best_item)];
        rank = best;
        state = best_state;
        layer = best_layer;
        walk.ranks.push_back(rank);
    }
    return walk;
}

}  // namespace ariadne::resource
