#include <vector>

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

// The paper's: rooms inside (I) and rooms of the frontier (F), which touch one. A random F is dug from a random I
// beside it, becomes I, and its neighbours that are neither become F. Elsewhere this is called modified Prim.
// Bit 3: I or F, or no room; bits 4-7: the neighbours that are I.
bool build_prim(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    constexpr std::uint8_t seen = 8;
    Site site(request, budget, seen, false);
    if (!site.fits()) return false;
    const Compass compass(request.bias);
    Dice dice(seed);
    Charge charge(budget);
    return dig(site, diary, out, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        const auto offset = site.offsets();
        std::vector<std::uint32_t> frontier;
        const auto enter = [&](std::size_t at) {
            for (unsigned d = 0; d < 4; ++d) {
                const std::size_t next = at + static_cast<std::size_t>(offset[d]);
                std::uint8_t& byte = bytes[next];
                if ((byte & seen) == 0) frontier.push_back(static_cast<std::uint32_t>(next));
                byte |= static_cast<std::uint8_t>(seen | (0x10U << (d ^ 2U)));
            }
        };
        const std::size_t first = site.middle_room();
        bytes[first] |= seen;
        enter(first);
        for (std::uint32_t turn = 1; !frontier.empty(); ++turn) {
            if (turn % 4096 == 0 && !(budget.spend(4096) && charge.raise_to(frontier.capacity() * 4))) return false;
            const std::size_t chosen = dice.random().below(frontier.size());
            const std::size_t at = frontier[chosen];
            frontier[chosen] = frontier.back();
            frontier.pop_back();
            const unsigned d = compass.pick(bytes[at] >> 4U, dice).direction;
            tell(site, at + static_cast<std::size_t>(offset[d]), d ^ 2U);
            bytes[at] |= static_cast<std::uint8_t>(Site::dug | d);
            enter(at);
        }
        return true;
    });
}

}  // namespace ariadne::labyrinth
