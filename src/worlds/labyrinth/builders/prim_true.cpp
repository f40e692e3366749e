#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <vector>

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

// The textbook's: every wall has a random price, drawn when it is first seen; of all walls around the rooms dug so far
// the cheapest is taken away. The result is the cheapest spanning tree, as Kruskal's is. Bit 3: dug, or no room.
// A wall in the queue: 30 bits of its price, the room behind it, the direction back. A bias makes the walls of one kind
// cheaper: the best of several draws.
bool build_prim_true(const Order& order, std::uint64_t seed, Budget& budget, const Watch* watch, Labyrinth& out) {
    constexpr std::uint8_t inside = 8;
    Site site(order, budget, 0, inside, false);
    if (!site.fits()) return false;
    Random random(seed);
    search::Charge charge(budget);
    const bool done = watched(watch, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        const auto offset = site.offsets();
        std::vector<std::uint64_t> walls;
        const auto enter = [&](std::size_t at) {
            bytes[at] |= inside;
            for (unsigned d = 0; d < 4; ++d) {
                const std::size_t next = at + static_cast<std::size_t>(offset[d]);
                if ((bytes[next] & inside) != 0) continue;
                std::uint64_t price = random.next() >> 34U;
                const bool beside = (d & 1U) != 0;
                if (order.bias != 0 && beside == (order.bias > 0))
                    for (int i = 0; i < std::abs(order.bias); ++i) price = std::min(price, random.next() >> 34U);
                walls.push_back(price << 34U | static_cast<std::uint64_t>(next) << 2U | (d ^ 2U));
                std::ranges::push_heap(walls, std::greater{});
            }
        };
        enter(site.some_room(random));
        for (std::uint32_t turn = 1; !walls.empty(); ++turn) {
            if (turn % 4096 == 0 && !(budget.spend(4096) && charge.raise_to(walls.capacity() * 8))) return false;
            std::ranges::pop_heap(walls, std::greater{});
            const std::uint64_t wall = walls.back();
            walls.pop_back();
            const std::size_t at = wall >> 2U & 0xFFFFFFFFU;
            if ((bytes[at] & inside) != 0) continue;
            const auto d = static_cast<unsigned>(wall & 3U);
            tell(site, at + static_cast<std::size_t>(offset[d]), d ^ 2U);
            bytes[at] |= static_cast<std::uint8_t>(Site::dug | d);
            enter(at);
        }
        return true;
    });
    if (done) site.carve(out);
    return done;
}

}  // namespace ariadne::labyrinth
