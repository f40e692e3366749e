#include "resource/cheapest.h"

#include <algorithm>
#include <cstddef>

namespace ariadne::resource {

CheapestWays cheapest_ways(const Field& field, Charge& charge, Budget& budget) {
    CheapestWays ways;
    const std::size_t area = field.size.area();
    if (!charge.add(area * (sizeof(ways.loss[0]) + 1))) return ways;
    ways.loss.assign(area, CheapestWays::no_way);
    ways.toward.assign(area, 0);
    const std::int16_t dearest = std::max<std::int16_t>(std::ranges::max(field.cost), 0);
    std::vector<std::vector<std::uint32_t>> buckets(static_cast<std::size_t>(dearest) + 1);  // by loss, around
    const std::size_t goal = field.size.index(field.goal);
    buckets[0].push_back(static_cast<std::uint32_t>(goal));
    ways.loss[goal] = 0;
    std::size_t waiting = 1;
    for (std::int32_t loss = 0; waiting > 0; ++loss) {
        std::vector<std::uint32_t>& bucket = buckets[static_cast<std::size_t>(loss) % buckets.size()];
        for (std::size_t i = 0; i < bucket.size();) {  // it may grow
            const std::size_t here = bucket[i++];
            if (ways.loss[here] != loss) continue;  // a cheaper way was found meanwhile
            const std::int32_t paid = here == goal ? 0 : field.cost[here];
            if (loss >= CheapestWays::no_way - paid) continue;
            for (const Direction d : all_directions) {
                const Cell to = step(field.size.cell(here), d);
                if (!field.open(to)) continue;
                const std::size_t there = field.size.index(to);
                if (ways.loss[there] <= loss + paid) continue;
                ways.loss[there] = loss + paid;
                ways.toward[there] = static_cast<std::uint8_t>(opposite(d));
                buckets[static_cast<std::size_t>(loss + paid) % buckets.size()].push_back(
                    static_cast<std::uint32_t>(there));
                ++waiting;
            }
        }
        waiting -= bucket.size();
        if (!budget.spend(bucket.size())) return {};
        bucket.clear();
    }
    return ways;
}

std::vector<Cell> CheapestWays::from(const Field& field, Cell cell) const {
    std::vector<Cell> out = {cell};
    while (cell != field.goal) {
        cell = step(cell, static_cast<Direction>(toward[field.size.index(cell)]));
        out.push_back(cell);
    }
    return out;
}

}  // namespace ariadne::resource
