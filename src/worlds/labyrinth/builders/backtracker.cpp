#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

// From a random room, dig on to a random neighbour that is not dug yet; where there is none, go back along the tunnel
// to one that has. The way back is in the site, so no stack grows. Bits 4-7 of a room: the neighbours not dug yet.
bool build_backtracker(const Order& order, std::uint64_t seed, Budget& budget, const Watch* watch, Labyrinth& out) {
    Site site(order, budget, 0, 0, true);
    if (!site.fits()) return false;
    const Compass compass(order.bias);
    Dice dice(seed);
    const bool done = watched(watch, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        const auto offset = site.offsets();
        const auto enter = [&](std::size_t at) {
            for (unsigned d = 0; d < 4; ++d)
                bytes[at + static_cast<std::size_t>(offset[d])] &= static_cast<std::uint8_t>(~(0x10U << (d ^ 2U)));
        };
        std::size_t at = site.some_room(dice.random());
        enter(at);
        for (std::size_t left = site.rooms() - 1; left > 0; --left) {
            if (left % 4096 == 0 && !budget.spend(4096)) return false;
            unsigned free = bytes[at] >> 4U;
            while (free == 0) {
                at += static_cast<std::size_t>(offset[bytes[at] & 3U]);
                free = bytes[at] >> 4U;
            }
            const unsigned d = compass.pick(free, dice);
            tell(site, at, d);
            at += static_cast<std::size_t>(offset[d]);
            bytes[at] |= static_cast<std::uint8_t>(Site::dug | (d ^ 2U));
            enter(at);
        }
        return true;
    });
    if (done) site.carve(out);
    return done;
}

}  // namespace ariadne::labyrinth
