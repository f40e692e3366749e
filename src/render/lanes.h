#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "grid/grid.h"
#include "render/scene.h"

namespace ariadne::render {

// Where a thread runs, in cells: x to the right, y down, (0.5, 0.5) the middle of the first cell.
//
// A stretch that is walked once lies on the middle of its cells. Where the same two neighbours are joined several
// times the passes lie side by side, each to the right of its own direction, so that there and back can be told
// apart as on a road.
//
// The thread is cut into strands, none of which enters a cell twice: painting them in order, each with its casing,
// shows at every crossing which pass came later. Strands meet between cells. None has more points than are painted in
// a moment, for nothing interrupts a stroke.
struct Strand {
    std::vector<Point> points;
    std::vector<Point> turns;  // where the direction changes
};

// Of a thread that is walked only in part, the strands up to its first `walked` cells, in the lanes they will keep.
std::vector<Strand> strands(std::span<const Cell> thread, std::size_t walked = static_cast<std::size_t>(-1));

}  // namespace ariadne::render
