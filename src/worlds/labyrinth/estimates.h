#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/openings.h"
#include "worlds/puzzle.h"

namespace ariadne::labyrinth {

// What A* knows of the rooms it has touched, by the rooms that it expands: a room waits with the least cost of coming
// to it from a room expanded before.
class Estimates final : worlds::OpenListWatcher {
  public:
    // By steps: as if passages had no weights.
    Estimates(const Labyrinth& labyrinth, bool by_steps) : openings_(labyrinth, "astar", *this, by_steps) {}

    // The next room; gives those that are put on the open list, or on it anew.
    std::vector<worlds::Estimate> expand(Cell room);

    const worlds::Estimate& at(Cell room) const;  // one that was touched
    std::vector<worlds::Estimate> open() const;   // in the order in which they would be expanded
    std::size_t waiting() const { return open_.size(); }

  private:
    using Place =
        std::pair<std::int64_t, std::int64_t>;  // f, and the number of its opening, of which the last is least

    void begin(const worlds::OpenListKind& /*kind*/) override {}
    void open(const worlds::Opened& opened) override;
    bool take(std::int64_t opening) override;
    Place place(std::int64_t opening) const;

    std::vector<worlds::Estimate> opened_;
    std::map<Cell, std::size_t> known_;  // the last opening of each room
    std::set<Place> open_;
    Openings openings_;  // tells of the entrance at once
};

}  // namespace ariadne::labyrinth
