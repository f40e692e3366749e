#include <algorithm>
#include <functional>
#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/prices.h"

namespace ariadne::labyrinth {

// The textbook's: every wall has a random price; of all walls around the rooms dug so far the cheapest is taken away,
// from a random room on. The result is the cheapest spanning tree, and found as such when nobody watches it grow.
bool build_prim_true(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    seed ^= 0x7072696d;  // other prices than Kruskal's, or the tree would be the same
    const std::size_t area = request.size.area();
    if (diary == nullptr && area > small_area) return dig_cheapest_tree(request, seed, budget, out);
    Charge charge(budget);
    if (!charge.add(area * 2 * (sizeof(std::uint32_t) + sizeof(std::uint64_t)))) return false;
    const std::vector<std::uint32_t> prices = Prices(request, seed).all();
    BitGrid inside(request.size);
    std::vector<std::uint64_t> walls;  // price and wall, a heap
    const auto enter = [&](Cell c) {
        inside.set(c);
        for (const Direction d : all_directions) {
            const Cell next = step(c, d);
            if (!out.has(next) || inside.get(next)) continue;
            const std::uint64_t wall = out.passage(request.size.index(c), d);
            walls.push_back(static_cast<std::uint64_t>(prices[wall]) << 32U | wall);
            std::ranges::push_heap(walls, std::greater{});
        }
    };
    Random random(seed);
    Cell first;
    do first = request.size.cell(random.below(area));
    while (!out.has(first));
    enter(first);
    while (!walls.empty()) {
        if (!budget.spend()) return false;
        std::ranges::pop_heap(walls, std::greater{});
        const auto wall = static_cast<std::uint32_t>(walls.back());
        walls.pop_back();
        const Cell c = request.size.cell(wall / 2);
        const Direction d = wall % 2 == 0 ? Direction::right : Direction::down;
        const Cell next = step(c, d);
        if (inside.get(c) && inside.get(next)) continue;
        out.put(c, d, true);
        const bool from_here = inside.get(c);
        if (diary != nullptr) diary->push_back({from_here ? c : next, from_here ? d : opposite(d)});
        enter(from_here ? next : c);
    }
    return true;
}

}  // namespace ariadne::labyrinth
