#include <algorithm>
#include <vector>

#include "search/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/coins.h"
#include "worlds/labyrinth/builders/rows.h"

namespace ariadne::labyrinth {

namespace {

// Rooms of the row that are joined already, above or in it, stand in a ring from left to right and round again. Ways
// never cross, so rings lie side by side or inside each other, and two neighbours are in one ring exactly when the one
// follows the other.
struct Ring {
    std::uint32_t before;
    std::uint32_t after;
};

}  // namespace

// Row by row: neighbours of different rings are joined by a coin, and of every ring some rooms, by coins again, but at
// least one, are joined to the room below. In the last row all different rings are joined. Only one row is remembered.
// Links are written whether they change or not: coins cannot be foreseen, and a wrong guess costs more than a write.
bool build_eller(const Order& order, std::uint64_t seed, Budget& budget, const Watch* watch, Labyrinth& out) {
    Random random(seed);
    const auto cols = static_cast<std::uint32_t>(order.size.cols);
    search::Charge charge(budget);
    if (!charge.add((cols + 1) * sizeof(Ring))) return false;
    std::vector<Ring> rings(cols + 1);  // with one behind the edge
    for (std::uint32_t c = 0; c <= cols; ++c) rings[c] = {c, c};
    Ring* const ring = rings.data();
    for (int r = 0; r < order.size.rows; ++r) {
        if (!budget.spend(cols)) return false;
        const bool last = r + 1 == order.size.rows;
        const auto right = out.right.row(r);
        const auto down = out.down.row(r);
        for (std::uint32_t w = 0; w < right.size(); ++w) {
            const std::uint64_t join = last ? ~std::uint64_t{0} : coins(order.bias, random);
            const std::uint64_t leave = last ? 0 : coins(order.bias, random);
            const std::uint32_t begin = 64 * w;
            const std::uint32_t end = std::min(cols, begin + 64);
            std::uint64_t joined = 0;
            std::uint64_t walled = 0;
            for (std::uint32_t c = begin; c < end; ++c) {
                const std::uint32_t after = ring[c].after;
                const std::uint32_t left = ring[c + 1].before;
                const bool joins = (join >> (c - begin) & 1U) != 0 && after != c + 1 && c + 1 != cols;
                ring[left].after = joins ? after : c + 1;
                ring[after].before = joins ? left : c;
                ring[c].after = joins ? c + 1 : after;
                ring[c + 1].before = joins ? c : left;
                joined |= static_cast<std::uint64_t>(joins) << (c - begin);

                const Ring own = ring[c];
                const bool leaves = (leave >> (c - begin) & 1U) != 0 && own.after != c;
                ring[own.before].after = leaves ? own.after : c;
                ring[own.after].before = leaves ? own.before : c;
                ring[c] = leaves ? Ring{c, c} : ring[c];
                walled |= static_cast<std::uint64_t>(leaves) << (c - begin);
            }
            right[w] = joined;
            if (!last) down[w] = ~walled & (end == cols ? out.down.last_word_mask() : ~std::uint64_t{0});
        }
        tell_row(watch, out, r, r);
    }
    return true;
}

}  // namespace ariadne::labyrinth
