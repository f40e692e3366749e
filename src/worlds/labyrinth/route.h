#pragma once

#include <vector>

#include "grid/grid.h"

namespace ariadne::labyrinth {

// A way through a labyrinth: a byte a step, for ways of many million steps.
struct Route {
    Cell start;
    std::vector<Direction> moves;

    friend bool operator==(const Route&, const Route&) = default;

    // Calls visit(cell) for every room of the way, the first and the last included.
    template <class Visit>
    void each(Visit&& visit) const {
        Cell at = start;
        visit(at);
        for (const Direction d : moves) visit(at = step(at, d));
    }

    std::vector<Cell> cells() const {
        std::vector<Cell> out;
        out.reserve(moves.size() + 1);
        each([&](Cell c) { out.push_back(c); });
        return out;
    }
};

}  // namespace ariadne::labyrinth
