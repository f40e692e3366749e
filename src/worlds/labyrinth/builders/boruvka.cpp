#include <algorithm>
#include <limits>
#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/prices.h"
#include "worlds/labyrinth/partition.h"

namespace ariadne::labyrinth {

// Every wall has a random price. In each round every part, in the beginning a room, takes away the cheapest wall around
// it; at least half of the parts are gone after a round. The result is the cheapest spanning tree, and found as such
// when nobody watches the rounds.
bool build_boruvka(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    constexpr std::uint64_t nothing = std::numeric_limits<std::uint64_t>::max();
    seed ^= 0x626f7275766b61;  // other prices than Kruskal's, or the tree would be the same
    const std::size_t area = request.size.area();
    if (diary == nullptr && area > small_area) return dig_cheapest_tree(request, seed, budget, out);
    Charge charge(budget);
    if (!charge.add(area * (2 * sizeof(std::uint32_t) + sizeof(std::uint64_t)) + Partition<std::int32_t>::bytes(area)))
        return false;
    const std::vector<std::uint32_t> prices = Prices(request, seed).all();
    Partition<std::int32_t> parts(area);
    std::vector<std::uint64_t> cheapest(area, nothing);  // for the part with that root: price and wall
    for (std::size_t left = out.room_count() - 1; left > 0;) {
        if (!budget.spend(area)) return false;
        for (std::size_t wall = 0; wall < 2 * area; ++wall) {
            const Cell c = request.size.cell(wall / 2);
            const Cell next = step(c, wall % 2 == 0 ? Direction::right : Direction::down);
            if (!out.has(c) || !out.has(next)) continue;
            const std::uint32_t a = parts.root(static_cast<std::uint32_t>(wall / 2));
            const std::uint32_t b = parts.root(static_cast<std::uint32_t>(request.size.index(next)));
            if (a == b) continue;
            const std::uint64_t its = static_cast<std::uint64_t>(prices[wall]) << 32U | wall;
            cheapest[a] = std::min(cheapest[a], its);
            cheapest[b] = std::min(cheapest[b], its);
        }
        for (std::uint64_t& choice : cheapest) {
            if (choice == nothing) continue;
            const auto wall = static_cast<std::uint32_t>(choice);
            choice = nothing;
            const Cell c = request.size.cell(wall / 2);
            const Direction d = wall % 2 == 0 ? Direction::right : Direction::down;
            if (!parts.join(wall / 2, static_cast<std::uint32_t>(request.size.index(step(c, d))))) continue;
            out.put(c, d, true);
            if (diary != nullptr) diary->push_back({c, d});
            --left;
        }
    }
    return true;
}

}  // namespace ariadne::labyrinth
