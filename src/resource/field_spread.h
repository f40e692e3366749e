#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "grid/steps.h"
#include "resource/field.h"
#include "search/dijkstra.h"

namespace ariadne::resource {

// Dijkstra's algorithm over the cells of a field but the goal, again and again from other cells, and often not far:
// only what it reached is made ready for the next time.
template <std::integral Cost>
class FieldSpread {
  public:
    explicit FieldSpread(const Field& field) : field_(field), cost_(field.size.area(), never), came_by_(cost_.size()) {}

    static constexpr Cost never = std::numeric_limits<Cost>::max();
    static constexpr std::size_t bytes_a_cell = sizeof(Cost) + 1;

    // meet(cell, cost) is told every cell that is reached, the cheapest first, and says whether to go on;
    // weigh(cell, cost, next) says what the next one costs by way of it, or `never`.
    template <class Meet, class Weigh>
    void from(std::uint32_t origin, const Meet& meet, const Weigh& weigh) {
        for (const std::uint32_t cell : reached_) cost_[cell] = never;
        reached_ = {origin};
        search::dijkstra(cost_, origin, [&](std::uint32_t here, Cost cost, const auto& relax) {
            if (!meet(here, cost)) return false;
            for (const Direction d : all_directions) {
                const Cell to = step(field_.size.cell(here), d);
                if (!field_.open(to) || to == field_.goal) continue;
                const auto there = static_cast<std::uint32_t>(field_.size.index(to));
                const bool fresh = cost_[there] == never;
                if (!relax(there, weigh(here, cost, there))) continue;
                came_by_[there] = static_cast<std::uint8_t>(d);
                if (fresh) reached_.push_back(there);
            }
            return true;
        });
    }

    // The way from there to a cell that was met, without its first.
    void append_way(std::uint32_t to, std::vector<Cell>& cells) const {
        const std::vector<Cell> way =
            trace_back(field_.size, came_by_, field_.size.cell(reached_.front()), field_.size.cell(to));
        cells.insert(cells.end(), way.begin() + 1, way.end());
    }

  private:
    const Field& field_;
    std::vector<Cost> cost_;
    std::vector<std::uint8_t> came_by_;
    std::vector<std::uint32_t> reached_;  // the first of them is where it began
};

}  // namespace ariadne::resource
