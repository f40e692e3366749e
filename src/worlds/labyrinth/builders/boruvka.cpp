#include <limits>
#include <vector>

#include "base/hash.h"
#include "search/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/partition.h"

namespace ariadne::labyrinth {

// Every wall has a random price. In each round every part, in the beginning a room, takes away the cheapest wall around
// it; at least half of the parts are gone after a round. The result is the cheapest spanning tree, as Kruskal's is.
// Prices are not kept but computed from the wall's number: 32 bits, and the number itself decides between equal ones.
bool build_boruvka(const Order& order, std::uint64_t seed, Budget& budget, const Watch* watch, Labyrinth& out) {
    const std::size_t area = order.size.area();
    const auto cols = static_cast<std::uint32_t>(order.size.cols);
    constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();
    search::Charge charge(budget);
    if (!charge.add(area * (2 * sizeof(std::uint64_t)) + Partition::bytes(area))) return false;
    const auto price = [&](std::uint32_t wall) {
        const bool beside = (wall & 1U) == 0;
        std::uint64_t low = hash_mix(seed, wall) >> 32U;
        if (order.bias != 0 && beside == (order.bias > 0))
            low = low * static_cast<std::uint64_t>(16 - std::abs(order.bias)) / 16;
        return low << 32U | wall;
    };
    Partition parts(area);
    std::vector<std::uint64_t> cheapest(area, none);  // of the part with that root: price and wall
    // The walls that may still part two parts; those that no longer do are left out as they are seen.
    std::vector<std::uint32_t> walls;
    walls.reserve(2 * area);
    for (std::size_t room = 0; room < area; ++room) {
        const Cell c = order.size.cell(room);
        if (!out.has(c)) continue;
        if (out.has(step(c, Direction::right))) walls.push_back(static_cast<std::uint32_t>(2 * room));
        if (out.has(step(c, Direction::down))) walls.push_back(static_cast<std::uint32_t>(2 * room + 1));
    }
    for (std::size_t left = out.room_count() - 1; left > 0;) {
        std::size_t kept = 0;
        for (const std::uint32_t wall : walls) {
            if (!budget.spend()) return false;
            const std::uint32_t room = wall / 2;
            const std::uint32_t a = parts.root(room);
            const std::uint32_t b = parts.root((wall & 1U) != 0 ? room + cols : room + 1);
            if (a == b) continue;
            walls[kept++] = wall;
            const std::uint64_t its = price(wall);
            cheapest[a] = std::min(cheapest[a], its);
            cheapest[b] = std::min(cheapest[b], its);
        }
        walls.resize(kept);
        for (std::uint64_t& choice : cheapest) {
            if (choice == none) continue;
            const auto wall = static_cast<std::uint32_t>(choice);
            choice = none;
            const std::uint32_t room = wall / 2;
            const bool below = (wall & 1U) != 0;
            if (!parts.join(room, below ? room + cols : room + 1)) continue;
            const Cell c = order.size.cell(room);
            const Direction d = below ? Direction::down : Direction::right;
            out.put(c, d, true);
            if (watch != nullptr && watch->dug) watch->dug(c, d);
            --left;
        }
    }
    return true;
}

}  // namespace ariadne::labyrinth
