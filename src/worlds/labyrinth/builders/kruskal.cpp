#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "search/charge.h"
#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/partition.h"

namespace ariadne::labyrinth {

namespace {

// Calls put(wall) for every wall between two rooms, row by row: twice the room's number for the wall at its right, one
// more for the one below.
template <class Put>
void each_wall(const Order& order, Put&& put) {
    const auto there = [&](Cell c) { return order.rooms == nullptr || order.rooms->get(c); };
    const auto [rows, cols] = order.size;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c) {
            if (!there({r, c})) continue;
            const auto wall = static_cast<std::uint32_t>(2 * order.size.index({r, c}));
            if (c + 1 < cols && there({r, c + 1})) put(wall);
            if (r + 1 < rows && there({r + 1, c})) put(wall + 1);
        }
}

// All walls in a random order, dealt into piles that a processor's cache can hold and shuffled there: as good as one
// shuffle of all, and several times as fast. With a bias, walls of the one kind are dealt to the earlier piles more
// often. The piles are counted first, with the same dice, so that one array holds them all.
class Piles {
  public:
    static constexpr std::size_t count = 256;

    Piles(const Order& order, std::uint64_t seed) : random_(seed) {
        const std::uint64_t dealing = random_.next();
        Dice dice(dealing);
        each_wall(order, [&](std::uint32_t wall) { ++end_[pile(wall, order.bias, dice)]; });
        std::size_t at = 0;
        std::array<std::size_t, count> next{};
        for (std::size_t p = 0; p < count; ++p) {
            next[p] = at;
            end_[p] = at += end_[p];
        }
        walls_.resize(at);
        dice = Dice(dealing);
        each_wall(order, [&](std::uint32_t wall) { walls_[next[pile(wall, order.bias, dice)]++] = wall; });
    }

    // The walls of a pile, shuffled now. In turn, each once.
    std::span<const std::uint32_t> turn(std::size_t p) {
        const std::size_t begin = p == 0 ? 0 : end_[p - 1];
        const std::span<std::uint32_t> walls(walls_.data() + begin, end_[p] - begin);
        random_.shuffle(walls);
        return walls;
    }

  private:
    // Without bias every pile is as likely. With one, walls of the kind that is to go first are dealt as the earlier of
    // several throws.
    static unsigned pile(std::uint32_t wall, int bias, Dice& dice) {
        unsigned p = dice.byte();
        const bool beside = (wall & 1U) == 0;
        if (bias != 0 && beside == (bias > 0))
            for (int i = 0; i < std::abs(bias); ++i) p = std::min(p, dice.byte());
        return p;
    }

    Random random_;
    std::array<std::size_t, count> end_{};
    std::vector<std::uint32_t> walls_;
};

}  // namespace

// The textbook's: all walls in random order; one that parts two rooms not joined yet is taken away.
bool build_kruskal(const Order& order, std::uint64_t seed, Budget& budget, const Watch* watch, Labyrinth& out) {
    const std::size_t area = order.size.area();
    search::Charge charge(budget);
    if (!charge.add(2 * area * sizeof(std::uint32_t) + Partition::bytes(area))) return false;
    Piles piles(order, seed);
    Partition joined(area);
    std::size_t left = (order.rooms == nullptr ? area : order.rooms->count()) - 1;
    const auto cols = static_cast<std::uint32_t>(order.size.cols);
    constexpr std::size_t ahead = 12;
    for (std::size_t p = 0; p < Piles::count && left > 0; ++p) {
        const std::span<const std::uint32_t> walls = piles.turn(p);
        if (!budget.spend(walls.size())) return false;
        for (std::size_t i = 0; i < walls.size(); ++i) {
            if (i + ahead < walls.size()) {
                const std::uint32_t room = walls[i + ahead] / 2;
                joined.prefetch(room);
                joined.prefetch(room + cols);
            }
            const std::uint32_t room = walls[i] / 2;
            const bool below = (walls[i] & 1U) != 0;
            if (!joined.join(room, room + (below ? cols : 1))) continue;
            const Cell c = order.size.cell(room);
            const Direction d = below ? Direction::down : Direction::right;
            out.put(c, d, true);
            if (watch != nullptr && watch->dug) watch->dug(c, d);
            if (--left == 0) break;
        }
    }
    return true;
}

}  // namespace ariadne::labyrinth
