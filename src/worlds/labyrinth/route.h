#pragma once

#include <vector>

#include "grid/grid.h"

namespace ariadne::labyrinth {

// A way through a labyrinth: a byte a step, for ways of many million steps.
struct Route {
    Cell start;
    std::vector<Direction> moves;

    friend bool operator==(const Route&, const Route&) = default;

    // Every room of the way, the first and the last included.
    std::vector<Cell> cells() const {
        std::vector<Cell> out;
        out.reserve(moves.size() + 1);
        out.push_back(start);
        for (const Direction d : moves) out.push_back(step(out.back(), d));
        return out;
    }
};

}  // namespace ariadne::labyrinth
