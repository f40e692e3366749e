#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

// From each room that is not in the tree walk at random until the tree is met; then dig along the way, its loops left
// out: of every room on it, only the direction in which it was left last is known. Every spanning tree is as likely as
// any other, whatever room the tree begins with; from the middle the walks are shortest.
bool build_wilson(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    constexpr std::uint8_t first = 8;
    constexpr std::uint8_t outside = 0x80;
    Site site(request, budget, outside, false);
    if (!site.fits()) return false;
    Dice dice(seed);
    return dig(site, diary, out, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        const auto offset = site.offsets();
        bytes[site.middle_room()] = first;
        std::size_t begin = site.index({0, 0}) - 1;
        std::size_t at = 0;
        std::size_t end = site.index({request.size.rows - 1, request.size.cols - 1});
        // Digs the way that has met the tree, and moves on to the next room outside it; false: there is none.
        const auto join = [&] {
            for (std::size_t p = begin; (bytes[p] & (Site::dug | first)) == 0;) {
                const unsigned d = bytes[p];
                bytes[p] |= Site::dug;
                const std::size_t next = p + static_cast<std::size_t>(offset[d]);
                tell(site, next, d ^ 2U);
                p = next;
            }
            do {
                if (++begin > end) return false;
            } while ((bytes[begin] & (Site::dug | first | outside)) != 0);
            at = begin;
            return true;
        };
        bytes[begin] |= first;
        if (!join()) return true;
        bool whole = false;
        wander(request.bias, dice, budget, [&](unsigned d) {
            const std::size_t next = at + static_cast<std::size_t>(offset[d]);
            const std::uint8_t byte = bytes[next];
            if ((byte & (Site::dug | first | outside)) == 0) [[likely]] {
                bytes[at] = static_cast<std::uint8_t>(d);
                at = next;
                return true;
            }
            if ((byte & outside) != 0) return true;
            bytes[at] = static_cast<std::uint8_t>(d);
            whole = !join();
            return !whole;
        });
        return whole;
    });
}

}  // namespace ariadne::labyrinth
