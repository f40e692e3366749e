#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "grid/grid.h"
#include "search/concepts.h"
#include "worlds/maze/model.h"

namespace ariadne::maze {

// A map made ready for walking: what each cell takes, and numbers for the treasures that can be reached at all.
struct Ground {
    static constexpr std::uint32_t no_item = ~0U;
    static constexpr std::int8_t closed = -1;

    Size size;
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    std::int32_t life = 0;
    std::vector<std::int8_t> loss;    // of entering each cell; `closed` for walls
    std::vector<std::uint32_t> item;  // number of the treasure on each cell, or `no_item`; empty without treasures
    std::uint32_t treasures = 0;      // that can be reached
    std::uint64_t open_cells = 0;     // that can be reached, S and E among them
    bool end_reachable = false;
};

// Nothing when a cell's index or the most life a runner can have does not fit 32 bits: a map of more than four
// thousand million cells, where no search over states would end.
std::optional<Ground> survey(const Map& map);

// What the cost of a move adds up to. The later objectives weigh the first so heavily that the second only decides
// between equals; `fits` says whether the sums fit 64 bits.
enum class Aim : std::uint8_t {
    steps,            // 1 a step
    steps_then_life,  // fewest steps, then most life on arrival
    life_then_steps   // most life on arrival, then fewest steps
};

// The rules over (cell, life, treasures taken). Words * 64 is the most treasures a state can tell apart.
//
// The weights. Life on a walk lies in 1..P + 5k, so a step that weighs W = P + 5k + 1 outweighs every difference in
// life: cost = W + loss (a treasure is a loss of -5, and W > 5 where there is one). The other way round, life on
// arrival is P + 5k less what was lost and less 5 for every treasure left, and the best walk has at most
// (k + 1) * cells steps: with V greater than that, cost = V * loss + 1, and V * 5 for each treasure left on E.
template <std::size_t Words>
class Rules {
  public:
    struct State {
        std::uint32_t cell = 0;
        std::int32_t life = 0;
        std::array<std::uint64_t, Words> taken{};
        friend bool operator==(const State&, const State&) = default;
    };
    using Move = Direction;

    // The ground must outlive the rules.
    explicit Rules(const Ground& ground, Aim aim = Aim::steps)
        : ground_(&ground),
          aim_(aim),
          goal_(ground.size.cell(ground.end)),
          weight_(aim == Aim::steps_then_life ? most_life(ground) + 1 : most_steps(ground) + 1) {}

    static bool fits(const Ground& ground, Aim aim) {
        if (ground.treasures > Words * 64) return false;
        if (aim == Aim::steps) return true;
        std::int64_t product = 0;
        return !__builtin_mul_overflow(most_life(ground) + 6, most_steps(ground) + 1, &product) &&
               product < (std::int64_t{1} << 61U);
    }

    State start() const { return {.cell = ground_->start, .life = ground_->life}; }
    bool is_goal(const State& s) const { return s.cell == ground_->end; }

    // Down, right, up, left, without those that leave the map, enter a wall or kill. None from the goal.
    void moves(const State& s, std::vector<Move>& out) const {
        if (is_goal(s)) return;
        for (const Direction d : all_directions) {
            const std::int64_t to = target(s.cell, d);
            if (to < 0) continue;
            const auto cell = static_cast<std::uint32_t>(to);
            if (cell == ground_->end || s.life + change(s, cell) >= 1) out.push_back(d);
        }
    }

    // For a move that `moves` gave.
    State apply(const State& s, Move move) const {
        State next = s;
        next.cell = static_cast<std::uint32_t>(target(s.cell, move));
        next.life += change(s, next.cell);
        const std::uint32_t item = item_at(next.cell);
        if (item != Ground::no_item) next.taken[item / 64] |= std::uint64_t{1} << (item % 64);
        return next;
    }

    std::int64_t cost(const State& s, Move move) const {
        if (aim_ == Aim::steps) return 1;
        const auto cell = static_cast<std::uint32_t>(target(s.cell, move));
        if (aim_ == Aim::steps_then_life) return weight_ - change(s, cell);
        const std::int64_t left_behind = cell == ground_->end ? treasure_gain * treasures_left(s) : 0;
        return weight_ * (ground_->loss[cell] + left_behind) + 1;
    }

    // The Manhattan distance, and every treasure still there as if it lay on the way.
    std::int64_t bound(const State& s) const {
        const std::int64_t steps = manhattan(ground_->size.cell(s.cell), goal_);
        if (aim_ != Aim::steps_then_life || steps == 0) return steps;
        return std::max<std::int64_t>(0, weight_ * steps - treasure_gain * treasures_left(s));
    }

    std::uint64_t hash(const State& s) const {
        std::uint64_t hash = hash_mix(s.cell, static_cast<std::uint64_t>(s.life));
        for (const std::uint64_t word : s.taken) hash = hash_mix(hash, word);
        return hash;
    }

    std::uint64_t place(const State& s) const { return s.cell; }

    // Having taken more leaves less to gain: what only `a` has taken, `b` may still take.
    bool dominates(const State& a, const State& b) const {
        std::int64_t only_a = 0;
        for (std::size_t i = 0; i < Words; ++i) only_a += std::popcount(a.taken[i] & ~b.taken[i]);
        return a.cell == b.cell && a.life >= b.life + treasure_gain * only_a;
    }

    Cell cell(const State& s) const { return ground_->size.cell(s.cell); }

    // What a lower bound on the cost says of the steps of every route, and of the life on arrival.
    std::int64_t steps_at_least(std::int64_t cost) const {
        if (aim_ != Aim::steps_then_life) return cost;
        // cost = weight * steps + P - life, and life is at least 1
        return std::max<std::int64_t>(0, (cost - ground_->life + weight_) / weight_);
    }
    std::int64_t life_at_most(std::int64_t cost) const {
        return most_life(*ground_) - (aim_ == Aim::life_then_steps ? cost / weight_ : 0);
    }

  private:
    static std::int64_t most_life(const Ground& ground) {
        return std::int64_t{ground.life} + treasure_gain * std::int64_t{ground.treasures};
    }
    static std::int64_t most_steps(const Ground& ground) {
        return (std::int64_t{ground.treasures} + 1) * static_cast<std::int64_t>(ground.open_cells);
    }

    // The index of the cell beside, or -1.
    std::int64_t target(std::uint32_t cell, Direction d) const {
        const Cell to = step(ground_->size.cell(cell), d);
        if (!ground_->size.contains(to)) return -1;
        const std::size_t index = ground_->size.index(to);
        return ground_->loss[index] == Ground::closed ? -1 : static_cast<std::int64_t>(index);
    }

    std::uint32_t item_at(std::uint32_t cell) const {
        return ground_->item.empty() ? Ground::no_item : ground_->item[cell];
    }

    std::int32_t change(const State& s, std::uint32_t cell) const {
        const std::uint32_t item = item_at(cell);
        if (item == Ground::no_item) return -ground_->loss[cell];
        return (s.taken[item / 64] >> (item % 64) & 1U) != 0 ? 0 : treasure_gain;
    }

    std::int64_t treasures_left(const State& s) const {
        std::int64_t taken = 0;
        for (const std::uint64_t word : s.taken) taken += std::popcount(word);
        return std::int64_t{ground_->treasures} - taken;
    }

    const Ground* ground_;
    Aim aim_;
    Cell goal_;
    std::int64_t weight_;
};

static_assert(search::Heuristic<Rules<1>> && search::Resources<Rules<1>>);

}  // namespace ariadne::maze
