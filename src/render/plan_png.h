#pragma once

#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "grid/bit_grid.h"
#include "render/picture.h"
#include "render/sink.h"
#include "render/walls.h"

namespace ariadne::render {

// A picture of a board of rooms that is never laid out: its bits become pixels row by row, so that a board of hundreds
// of millions of rooms takes no more memory than its bits. It has no words.
struct PlanPicture {
    struct Spot {
        Cell room;
        Role role = Role::danger;
        bool lighter = false;  // every other pixel of it is floor: a lighter colour that no palette needs room for
    };

    FloorPlan plan;
    const Walls* thread = nullptr;     // the passages that the answer takes
    const BitGrid* visited = nullptr;  // rooms that a search looked into
    std::vector<Spot> spots;           // entrance and exit
};

// A PNG with one bit a pixel where there are only walls, two with an answer or a search and its ends, four with both.
// Measures are rounded to whole pixels.
Result<void> png(const PlanPicture& picture, const PictureOptions& options, Budget& budget, const Sink& sink);

}  // namespace ariadne::render
