#include <algorithm>
#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/prices.h"
#include "worlds/labyrinth/partition.h"

namespace ariadne::labyrinth {

// The textbook's: all walls in random order, that of their prices; one that parts two rooms not joined yet is taken
// away. Only who watches sees that order; otherwise the same tree is found faster.
bool build_kruskal(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    const std::size_t area = request.size.area();
    if (diary == nullptr && area > small_area) return dig_cheapest_tree(request, seed, budget, out);
    Charge charge(budget);
    if (!charge.add(area * (2 * sizeof(std::uint32_t) + 2 * sizeof(std::uint64_t)) +
                    Partition<std::int32_t>::bytes(area)))
        return false;
    const std::vector<std::uint32_t> prices = Prices(request, seed).all();
    std::vector<std::uint64_t> walls;
    walls.reserve(2 * area);
    for (std::size_t room = 0; room < area; ++room) {
        const Cell c = request.size.cell(room);
        if (!out.has(c)) continue;
        if (out.has(step(c, Direction::right)))
            walls.push_back(static_cast<std::uint64_t>(prices[2 * room]) << 32U | (2 * room));
        if (out.has(step(c, Direction::down)))
            walls.push_back(static_cast<std::uint64_t>(prices[2 * room + 1]) << 32U | (2 * room + 1));
    }
    std::ranges::sort(walls);
    Partition<std::int32_t> joined(area);
    for (const std::uint64_t wall : walls) {
        if (!budget.spend()) return false;
        const auto room = static_cast<std::uint32_t>(wall) / 2;
        const Cell c = request.size.cell(room);
        const Direction d = wall % 2 == 0 ? Direction::right : Direction::down;
        if (!joined.join(room, static_cast<std::uint32_t>(request.size.index(step(c, d))))) continue;
        out.put(c, d, true);
        if (diary != nullptr) diary->push_back({c, d});
    }
    return true;
}

}  // namespace ariadne::labyrinth
