#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "worlds/labyrinth/model.h"
#include "worlds/puzzle.h"

namespace ariadne::labyrinth {

// What A* knows of the rooms it has touched, found again from the rooms it expands: a room waits with the least cost of
// coming to it from a room expanded before. The search itself keeps its open list for speed, with rooms in it twice.
class Estimates {
  public:
    // By steps: as if passages had no weights.
    Estimates(const Labyrinth& labyrinth, bool by_steps);

    // The next room; gives those that are put on the open list, or on it anew.
    std::vector<worlds::Estimate> expand(Cell room);

    worlds::Estimate at(Cell room) const;        // one that was touched
    std::vector<worlds::Estimate> open() const;  // in the order in which they would be expanded
    std::size_t waiting() const { return open_.size(); }

  private:
    struct Known {
        std::int64_t g = 0;
        std::uint64_t age = 0;  // the later, the smaller
        bool expanded = false;
    };
    using Place = std::tuple<std::int64_t, std::uint64_t, std::size_t>;  // f, age, room

    std::int64_t weight(Cell room, Direction d) const { return by_steps_ ? 1 : labyrinth_.weight(room, d); }
    std::int64_t left(Cell room) const { return unit_ * manhattan(room, labyrinth_.exit); }
    void wait(Cell room, Known& known);

    const Labyrinth& labyrinth_;
    bool by_steps_;
    std::int64_t unit_;
    std::uint64_t age_ = ~std::uint64_t{0};
    std::map<std::size_t, Known> known_;
    std::set<Place> open_;
};

}  // namespace ariadne::labyrinth
