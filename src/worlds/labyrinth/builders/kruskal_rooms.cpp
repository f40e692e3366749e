#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/partition.h"

namespace ariadne::labyrinth {

// The paper's: every room has a label of its own. A random room is dug to a random neighbour with another label, and
// both parts get the one label, until there is only one. A room all of whose neighbours have its label is never of use
// again, and no longer drawn.
bool build_kruskal_rooms(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary,
                         Labyrinth& out) {
    const std::size_t area = request.size.area();
    Charge charge(budget);
    if (!charge.add(area * sizeof(std::uint32_t) + Partition<std::int32_t>::bytes(area))) return false;
    const Compass compass(request.bias);
    Dice dice(seed);
    Partition<std::int32_t> labels(area);
    std::vector<std::uint32_t> open;
    open.reserve(area);
    for (std::size_t room = 0; room < area; ++room)
        if (out.has(request.size.cell(room))) open.push_back(static_cast<std::uint32_t>(room));
    for (std::size_t left = open.size() - 1; left > 0;) {
        if (!budget.spend()) return false;
        const std::size_t chosen = dice.random().below(open.size());
        const std::uint32_t room = open[chosen];
        const Cell c = request.size.cell(room);
        const std::uint32_t label = labels.root(room);
        unsigned others = 0;
        for (unsigned d = 0; d < 4; ++d) {
            const Cell next = step(c, static_cast<Direction>(d));
            if (out.has(next) && labels.root(static_cast<std::uint32_t>(request.size.index(next))) != label)
                others |= 1U << d;
        }
        if (others == 0) {
            open[chosen] = open.back();
            open.pop_back();
            continue;
        }
        const auto d = static_cast<Direction>(compass.pick(others, dice).direction);
        labels.join(room, static_cast<std::uint32_t>(request.size.index(step(c, d))));
        out.put(c, d, true);
        if (diary != nullptr) diary->push_back({c, d});
        --left;
    }
    return true;
}

}  // namespace ariadne::labyrinth
