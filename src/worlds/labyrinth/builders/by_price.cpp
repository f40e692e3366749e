#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/prices.h"
#include "worlds/labyrinth/partition.h"

// The textbook's three ways to the cheapest spanning tree, where every wall has a random price. Only who reads their
// diary sees the order in which each digs; otherwise the same tree is found faster. They have different prices, or the
// tree would be the same.
namespace ariadne::labyrinth {

namespace {

using Joined = Partition<std::int32_t>;

// Walls in the order of their prices, the number in the lower half.
std::uint64_t priced(const std::vector<std::uint32_t>& prices, std::size_t wall) {
    return static_cast<std::uint64_t>(prices[wall]) << 32U | wall;
}

struct Wall {
    Cell room;
    Direction side;
    Cell beyond;
};

Wall wall_of(Size size, std::size_t number) {
    const Cell room = size.cell(number / 2);
    const Direction side = number % 2 == 0 ? Direction::right : Direction::down;
    return {room, side, step(room, side)};
}

}  // namespace

// All walls from the cheapest to the dearest; one that parts two rooms not joined yet is taken away.
bool build_kruskal(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    const std::size_t area = request.size.area();
    if (diary == nullptr && area > small_area) return dig_cheapest_tree(request, seed, budget, out);
    Charge charge(budget);
    if (!charge.add(area * (2 * sizeof(std::uint32_t) + 2 * sizeof(std::uint64_t)) + Joined::bytes(area))) return false;
    const std::vector<std::uint32_t> prices = Prices(request, seed).all();
    std::vector<std::uint64_t> walls;
    walls.reserve(2 * area);
    for (std::size_t number = 0; number < 2 * area; ++number) {
        const Wall wall = wall_of(request.size, number);
        if (out.has(wall.room) && out.has(wall.beyond)) walls.push_back(priced(prices, number));
    }
    std::ranges::sort(walls);
    Joined joined(area);
    for (const std::uint64_t choice : walls) {
        if (!budget.spend()) return false;
        const auto number = static_cast<std::uint32_t>(choice);
        const auto [room, side, beyond] = wall_of(request.size, number);
        if (!joined.join(number / 2, static_cast<std::uint32_t>(request.size.index(beyond)))) continue;
        out.put(room, side, true);
        if (diary != nullptr) diary->push_back({room, side});
    }
    return true;
}

// From a random room on: of all walls around the rooms dug so far the cheapest is taken away.
bool build_prim_true(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    seed ^= 0x7072696d;
    const std::size_t area = request.size.area();
    if (diary == nullptr && area > small_area) return dig_cheapest_tree(request, seed, budget, out);
    Charge charge(budget);
    if (!charge.add(area * 2 * (sizeof(std::uint32_t) + sizeof(std::uint64_t)))) return false;
    const std::vector<std::uint32_t> prices = Prices(request, seed).all();
    BitGrid inside(request.size);
    std::vector<std::uint64_t> walls;  // a heap
    const auto enter = [&](Cell c) {
        inside.set(c);
        for (const Direction d : all_directions) {
            const Cell next = step(c, d);
            if (!out.has(next) || inside.get(next)) continue;
            walls.push_back(priced(prices, out.passage(request.size.index(c), d)));
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
        const auto [room, side, beyond] = wall_of(request.size, static_cast<std::uint32_t>(walls.back()));
        walls.pop_back();
        if (inside.get(room) && inside.get(beyond)) continue;
        out.put(room, side, true);
        const bool from_here = inside.get(room);
        if (diary != nullptr) diary->push_back({from_here ? room : beyond, from_here ? side : opposite(side)});
        enter(from_here ? beyond : room);
    }
    return true;
}

// In each round every part, in the beginning a room, takes away the cheapest wall around it; at least half of the parts
// are gone after a round.
bool build_boruvka(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    constexpr std::uint64_t nothing = std::numeric_limits<std::uint64_t>::max();
    seed ^= 0x626f7275766b61;
    const std::size_t area = request.size.area();
    if (diary == nullptr && area > small_area) return dig_cheapest_tree(request, seed, budget, out);
    Charge charge(budget);
    if (!charge.add(area * (2 * sizeof(std::uint32_t) + sizeof(std::uint64_t)) + Joined::bytes(area))) return false;
    const std::vector<std::uint32_t> prices = Prices(request, seed).all();
    Joined parts(area);
    std::vector<std::uint64_t> cheapest(area, nothing);  // for the part with that root
    for (std::size_t left = out.room_count() - 1; left > 0;) {
        if (!budget.spend(area)) return false;
        for (std::size_t number = 0; number < 2 * area; ++number) {
            const Wall wall = wall_of(request.size, number);
            if (!out.has(wall.room) || !out.has(wall.beyond)) continue;
            const std::uint32_t a = parts.root(static_cast<std::uint32_t>(number / 2));
            const std::uint32_t b = parts.root(static_cast<std::uint32_t>(request.size.index(wall.beyond)));
            if (a == b) continue;
            cheapest[a] = std::min(cheapest[a], priced(prices, number));
            cheapest[b] = std::min(cheapest[b], priced(prices, number));
        }
        for (std::uint64_t& choice : cheapest) {
            if (choice == nothing) continue;
            const auto number = static_cast<std::uint32_t>(choice);
            choice = nothing;
            const auto [room, side, beyond] = wall_of(request.size, number);
            if (!parts.join(number / 2, static_cast<std::uint32_t>(request.size.index(beyond)))) continue;
            out.put(room, side, true);
            if (diary != nullptr) diary->push_back({room, side});
            --left;
        }
    }
    return true;
}

}  // namespace ariadne::labyrinth
