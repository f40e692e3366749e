#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/walk.h"

namespace ariadne::labyrinth {

// Walk at random, without end; a room that is entered for the first time is joined to the one before. Every spanning
// tree is as likely as any other. Bit 3: the first room; bit 7: no room, the walker stays where he is.
bool build_aldous_broder(const Order& order, std::uint64_t seed, Budget& budget, const Watch* watch, Labyrinth& out) {
    constexpr std::uint8_t first = 8;
    constexpr std::uint8_t outside = 0x80;
    Site site(order, budget, 0, outside, false);
    if (!site.fits()) return false;
    const Compass compass(order.bias);
    Dice dice(seed);
    const bool done = watched(watch, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        const auto offset = site.offsets();
        std::size_t at = site.some_room(dice.random());
        bytes[at] = first;
        std::size_t left = site.rooms() - 1;
        std::uint32_t steps = 0;
        if (left == 0) return true;
        wander(order.bias, compass, dice, [&](unsigned d) {
            const std::size_t next = at + static_cast<std::size_t>(offset[d]);
            const std::uint8_t byte = bytes[next];
            if ((++steps & 0xFFFFFU) == 0 && !budget.spend(0x100000)) return false;
            if ((byte & (Site::dug | first)) == 0) {
                if ((byte & outside) != 0) return true;
                tell(site, at, d);
                bytes[next] = static_cast<std::uint8_t>(Site::dug | (d ^ 2U));
                if (--left == 0) return false;
            }
            at = next;
            return true;
        });
        return left == 0;
    });
    if (done) site.carve(out);
    return done;
}

}  // namespace ariadne::labyrinth
