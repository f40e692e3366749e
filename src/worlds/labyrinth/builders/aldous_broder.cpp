#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"

namespace ariadne::labyrinth {

// Walk at random, without end; a room that is entered for the first time is joined to the one before. Every spanning
// tree is as likely as any other. Nearly all steps lead into rooms that are known, so one bit a room, all that such a
// step looks at, stays in the fastest memory; a border of 0 all round, and missing rooms, look like new ones first.
bool build_aldous_broder(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary,
                         Labyrinth& out) {
    const auto [rows, cols] = request.size;
    const std::size_t stride = (static_cast<std::size_t>(cols) + 1 + 63) / 64 * 64;
    const std::size_t words = (static_cast<std::size_t>(rows) + 2) * stride / 64;
    Charge charge(budget);
    if (!charge.add(words * sizeof(std::uint64_t))) return false;
    std::vector<std::uint64_t> known(words);
    const std::array<std::ptrdiff_t, 4> offset = {static_cast<std::ptrdiff_t>(stride), 1,
                                                  -static_cast<std::ptrdiff_t>(stride), -1};
    // Room (r, c) has bit (r + 1) * stride + c; what is left of column 0 is the border behind the row before.
    const auto cell = [&](std::size_t at) {
        const std::size_t r = (at + 1) / stride;
        return Cell{static_cast<int>(r) - 1, static_cast<int>(at - r * stride)};
    };
    Dice dice(seed);
    Cell first;
    do first = request.size.cell(dice.random().below(request.size.area()));
    while (!out.has(first));
    std::size_t at = (static_cast<std::size_t>(first.row) + 1) * stride + static_cast<std::size_t>(first.col);
    known[at / 64] |= std::uint64_t{1} << (at % 64);
    std::size_t left = out.room_count() - 1;
    if (left == 0) return true;
    wander(request.bias, dice, budget, [&](unsigned d) {
        const std::size_t next = at + static_cast<std::size_t>(offset[d]);
        if ((known[next / 64] >> (next % 64) & 1U) == 0) [[unlikely]] {
            const Cell to = cell(next);
            if (!out.has(to)) return true;  // the walker stays where he is
            known[next / 64] |= std::uint64_t{1} << (next % 64);
            const auto back = static_cast<Direction>(d ^ 2U);
            out.put(to, back, true);
            if (diary != nullptr) diary->push_back({step(to, back), static_cast<Direction>(d)});
            if (--left == 0) return false;
        }
        at = next;
        return true;
    });
    return left == 0;
}

}  // namespace ariadne::labyrinth
