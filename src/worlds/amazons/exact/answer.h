#pragma once

#include "base/budget.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// The position proven (see exact.h), with a line: who wins plays what is proven to win, who loses what looks best. The
// line ends with the game, or when finding it would take longer than the proof did. Without a proof the line is empty.
Finding exact_answer(const Position& position, Budget& budget);

// Cells that are empty: a measure of how far the end is.
int empty_cells(const Position& position);

}  // namespace ariadne::amazons
