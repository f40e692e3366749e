#include <algorithm>
#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/rows.h"

namespace ariadne::labyrinth {

namespace {

// Rooms of the row that are joined already, above or in it, stand in a ring from left to right and round again. Ways
// never cross, so rings lie side by side or inside each other, and two neighbours are in one ring exactly when the one
// follows the other.
//
// Coins cannot be foreseen, and a wrong guess costs more than all the rest: there is no branch in here. Links are
// written whether they change or not, and a choice is made by a mask of all ones or none.
class Rings {
  public:
    explicit Rings(std::uint32_t rooms) : before_(rooms + 1), after_(rooms + 1) {  // with one behind the edge
        for (std::uint32_t c = 0; c <= rooms; ++c) before_[c] = after_[c] = c;
    }

    static std::size_t bytes(std::uint32_t rooms) { return 2 * sizeof(std::uint32_t) * (std::size_t{rooms} + 1); }

    struct Coins {
        std::uint64_t join;   // heads: a room is joined to the one at its right, if that is in another ring
        std::uint64_t leave;  // heads: a room gets a wall below, if its ring has others, and is a ring of its own there
    };

    // Up to 64 rooms from `begin` on; gives back which coins counted.
    Coins row(std::uint32_t begin, std::uint32_t end, Coins coins) {
        std::uint32_t* const before = before_.data();
        std::uint32_t* const after = after_.data();
        // Of the room in turn: in memory only once it is done.
        std::uint32_t own_before = before[begin];
        std::uint32_t own_after = after[begin];
        Coins counted{0, 0};
        for (std::uint32_t c = begin; c < end; ++c) {
            const std::uint32_t right = c + 1;
            std::uint32_t next_before = before[right];
            std::uint32_t next_after = after[right];
            const std::uint32_t join = mask(coins.join) & ~same(own_after, right);
            after[next_before] = choose(join, own_after, right);
            before[own_after] = choose(join, next_before, c);
            next_after = choose(join & same(next_before, right), own_after, next_after);
            own_before = choose(join & same(own_after, c), next_before, own_before);
            own_after = choose(join, right, own_after);
            next_before = choose(join, c, next_before);
            counted.join = counted.join >> 1U | static_cast<std::uint64_t>(join) << 63U;
            coins.join >>= 1U;

            const std::uint32_t leave = mask(coins.leave) & ~same(own_after, c);
            after[own_before] = choose(leave, own_after, c);
            before[own_after] = choose(leave, own_before, c);
            next_after = choose(leave & same(own_before, right), own_after, next_after);
            next_before = choose(leave & same(own_after, right), own_before, next_before);
            before[c] = choose(leave, c, own_before);
            after[c] = choose(leave, c, own_after);
            counted.leave = counted.leave >> 1U | static_cast<std::uint64_t>(leave) << 63U;
            coins.leave >>= 1U;
            own_before = next_before;
            own_after = next_after;
        }
        before[end] = own_before;
        after[end] = own_after;
        const unsigned unused = 64 - (end - begin);
        return {counted.join >> unused, counted.leave >> unused};
    }

  private:
    static std::uint32_t mask(std::uint64_t coin) { return 0U - static_cast<std::uint32_t>(coin & 1U); }
    // All ones when equal: the difference, less one, borrows from the upper half only if it was 0.
    static std::uint32_t same(std::uint32_t a, std::uint32_t b) {
        return static_cast<std::uint32_t>((static_cast<std::uint64_t>(a ^ b) - 1) >> 32U);
    }
    static std::uint32_t choose(std::uint32_t mask, std::uint32_t yes, std::uint32_t no) {
        return no ^ ((yes ^ no) & mask);
    }

    std::vector<std::uint32_t> before_;
    std::vector<std::uint32_t> after_;
};

}  // namespace

// Row by row: neighbours of different rings are joined by a coin, and of every ring some rooms, by coins again, but at
// least one, are joined to the room below. In the last row all different rings are joined. Only one row is remembered.
bool build_eller(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    Random random(seed);
    const auto cols = static_cast<std::uint32_t>(request.size.cols);
    Charge charge(budget);
    if (!charge.add(Rings::bytes(cols))) return false;
    Rings rings(cols);
    for (int r = 0; r < request.size.rows; ++r) {
        if (!budget.spend(cols)) return false;
        const bool last = r + 1 == request.size.rows;
        const auto right = out.right.row(r);
        const auto down = out.down.row(r);
        for (std::uint32_t w = 0; w < right.size(); ++w) {
            const bool last_word = w + 1 == right.size();
            const std::uint64_t inner = last_word ? out.right.last_word_mask() >> 1U : ~std::uint64_t{0};
            const std::uint64_t join = last ? ~std::uint64_t{0} : coins(request.bias, random);
            const std::uint64_t leave = last ? 0 : coins(request.bias, random);
            const auto counted = rings.row(64 * w, std::min(cols, 64 * w + 64), {join & inner, leave});
            right[w] = counted.join;
            if (!last) down[w] = ~counted.leave & (last_word ? out.down.last_word_mask() : ~std::uint64_t{0});
        }
        tell_row(diary, out, r, r);
    }
    return true;
}

}  // namespace ariadne::labyrinth
