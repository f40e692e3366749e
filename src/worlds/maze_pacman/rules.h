#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/hash.h"
#include "grid/grid.h"
#include "resource/field.h"
#include "search/concepts.h"
#include "worlds/maze_pacman/ground.h"

namespace ariadne::maze_pacman {

// What the cost of a move adds up to. The later objectives weigh the first so heavily that the second only decides
// between equals; `fits` says whether the sums fit 64 bits.
enum class Aim : std::uint8_t {
    steps,            // 1 a step
    steps_then_life,  // fewest steps, then most left on arrival
    life_then_steps   // most left on arrival, then fewest steps
};

// The rules over (cell, life, items taken), where life stands for whatever the walker spends and a bomb that went off
// is taken too. Words * 64 is the most items a state can tell apart.
//
// The weights. With G the gains of all items that do good, life on a walk lies in 0..P + G, so a step that weighs
// W = P + G + 1 outweighs every difference in life: cost = W - change. The other way round, life on arrival is P + G
// less what was lost and less the gain of every good item left, and the best walk has at most (k + 1) * cells steps, k
// the number of items: with V greater than that, cost = V * loss + 1, and V * gain for each good item left on the goal.
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
          field_(ground.field),
          aim_(aim),
          goal_(ground.field->goal),
          weight_(aim == Aim::steps_then_life ? most_life(ground) + 1 : most_steps(ground) + 1) {}

    static bool fits(const Ground& ground, Aim aim) {
        if (ground.gain.size() > Words * 64) return false;
        if (aim == Aim::steps) return true;
        std::int64_t product = 0;
        return !__builtin_mul_overflow(most_life(ground) + 32, most_steps(ground) + 1, &product) &&
               product < (std::int64_t{1} << 61U);
    }

    State start() const { return {.cell = ground_->start, .life = ground_->life}; }
    bool is_goal(const State& s) const { return s.cell == ground_->goal; }

    // Down, right, up, left, without those that leave the map, enter what is closed or kill. None from the goal.
    void moves(const State& s, std::vector<Move>& out) const {
        if (is_goal(s)) return;
        for (const Direction d : all_directions) {
            const std::int64_t to = target(s.cell, d);
            if (to < 0) continue;
            const auto cell = static_cast<std::uint32_t>(to);
            if (cell == ground_->goal || s.life + change(s, cell) >= 1) out.push_back(d);
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
        const std::int64_t loss = field_->cost[cell] - std::min(0, gain(s, cell));
        return weight_ * (loss + (cell == ground_->goal ? bounty_left(s) : 0)) + 1;
    }

    // The Manhattan distance, and every good item still there as if it lay on the way.
    std::int64_t bound(const State& s) const {
        const std::int64_t steps = manhattan(cell(s), goal_);
        if (aim_ != Aim::steps_then_life || steps == 0) return steps;
        return std::max<std::int64_t>(0, weight_ * steps - bounty_left(s));
    }

    std::uint64_t hash(const State& s) const {
        std::uint64_t hash = hash_mix(s.cell, static_cast<std::uint64_t>(s.life));
        for (const std::uint64_t word : s.taken) hash = hash_mix(hash, word);
        return hash;
    }

    Cell cell(const State& s) const { return field_->size.cell(s.cell); }

    // What the costs are made of.
    std::int64_t step_weight() const { return aim_ == Aim::steps_then_life ? weight_ : 1; }
    std::int64_t loss_weight() const { return aim_ == Aim::steps ? 0 : aim_ == Aim::steps_then_life ? 1 : weight_; }

    // What a lower bound on the cost says of the steps of every route, and of the life on arrival.
    std::int64_t steps_at_least(std::int64_t cost) const {
        if (aim_ != Aim::steps_then_life) return cost;
        // cost = weight * steps + P - life, and life is at least what is left of 1 after entering the goal
        const std::int64_t least = 1 - field_->cost[ground_->goal];
        return std::max<std::int64_t>(0, (cost - ground_->life + least + weight_ - 1) / weight_);
    }
    std::int64_t life_at_most(std::int64_t cost) const {
        return most_life(*ground_) - (aim_ == Aim::life_then_steps ? cost / weight_ : 0);
    }

  private:
    static std::int64_t most_life(const Ground& ground) { return ground.life + ground.bounty; }
    static std::int64_t most_steps(const Ground& ground) {
        return (static_cast<std::int64_t>(ground.gain.size()) + 1) * static_cast<std::int64_t>(ground.open_cells);
    }

    // The index of the cell beside, or -1.
    std::int64_t target(std::uint32_t cell, Direction d) const {
        const Cell to = step(field_->size.cell(cell), d);
        return field_->open(to) ? static_cast<std::int64_t>(field_->size.index(to)) : -1;
    }

    std::uint32_t item_at(std::uint32_t cell) const {
        return ground_->item.empty() ? Ground::no_item : ground_->item[cell];
    }

    // Of the item on the cell, if it is still there.
    std::int32_t gain(const State& s, std::uint32_t cell) const {
        const std::uint32_t item = item_at(cell);
        if (item == Ground::no_item || (s.taken[item / 64] >> (item % 64) & 1U) != 0) return 0;
        return ground_->gain[item];
    }

    std::int32_t change(const State& s, std::uint32_t cell) const { return gain(s, cell) - field_->cost[cell]; }

    std::int64_t bounty_left(const State& s) const {
        std::int64_t left = ground_->bounty;
        for (std::size_t i = 0; i < Words; ++i) {
            if (ground_->one_gain != 0) {
                left -= ground_->one_gain * std::int64_t{std::popcount(s.taken[i])};
                continue;
            }
            for (std::uint64_t items = s.taken[i]; items != 0; items &= items - 1)
                left -= std::max(0, ground_->gain[i * 64 + static_cast<std::size_t>(std::countr_zero(items))]);
        }
        return left;
    }

    const Ground* ground_;
    const resource::Field* field_;
    Aim aim_;
    Cell goal_;
    std::int64_t weight_;
};

static_assert(search::Heuristic<Rules<1>>);

}  // namespace ariadne::maze_pacman
