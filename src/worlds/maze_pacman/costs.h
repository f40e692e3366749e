#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "resource/field.h"

namespace ariadne::maze_pacman {

inline constexpr std::int32_t far = std::numeric_limits<std::int32_t>::max();

// Cells waiting at each of the next hundred costs: a queue for Dijkstra's algorithm.
class Buckets {
  public:
    void clear() {
        for (auto& bucket : buckets_) bucket.clear();
        cost_ = 0;
        waiting_ = 0;
    }
    void push(Cell cell, std::int32_t cost) {
        buckets_[static_cast<std::size_t>(cost) % buckets_.size()].push_back(cell);
        ++waiting_;
    }
    bool empty() const { return waiting_ == 0; }
    std::int32_t cost() const { return cost_; }  // of the cell last popped
    Cell pop() {
        while (buckets_[static_cast<std::size_t>(cost_) % buckets_.size()].empty()) ++cost_;
        auto& bucket = buckets_[static_cast<std::size_t>(cost_) % buckets_.size()];
        const Cell cell = bucket.back();
        bucket.pop_back();
        --waiting_;
        return cell;
    }

  private:
    std::array<std::vector<Cell>, 100> buckets_;
    std::int32_t cost_ = 0;
    std::size_t waiting_ = 0;
};

// The cheapest cost of walking from one cell to each, its own included; `far` where there is no way. Gains count
// nothing, and nobody walks through the goal. `loss` is what entering a cell costs, at most 99.
inline std::vector<std::int32_t> costs_from(const resource::Field& field, Cell origin,
                                            const std::vector<std::int16_t>& loss) {
    std::vector<std::int32_t> cost(field.cost.size(), far);
    Buckets open;
    open.push(origin, 0);
    cost[field.size.index(origin)] = 0;
    while (!open.empty()) {
        const Cell cell = open.pop();
        if (open.cost() != cost[field.size.index(cell)] || (cell == field.goal && cell != origin)) continue;
        for (const Direction d : all_directions) {
            const Cell next = step(cell, d);
            if (!field.open(next)) continue;
            const std::size_t at = field.size.index(next);
            const std::int32_t reached = open.cost() + loss[at];
            if (cost[at] <= reached) continue;
            cost[at] = reached;
            open.push(next, reached);
        }
    }
    return cost;
}

}  // namespace ariadne::maze_pacman
