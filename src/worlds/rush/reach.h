#pragma once

#include <vector>

#include "worlds/rush/model.h"

namespace ariadne::rush {

// Where a vehicle's left or upper end can ever be, as far as can be told without a search.
struct Range {
    int low = 0;
    int high = 0;

    friend bool operator==(const Range&, const Range&) = default;
};

struct Reach {
    std::vector<Range> ranges;  // of each vehicle
    bool blocked = false;       // the red car can never be at the exit
};

// A vehicle is held by the edges, by walls and by those before and after it in its line. Cells that it covers wherever
// it may be are walls to those that cross its line, which holds them in turn: that is repeated until nothing changes.
Reach reach(const Board& board);

}  // namespace ariadne::rush
