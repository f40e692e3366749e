#pragma once

#include "worlds/rush/enumerate/tables.h"
#include "worlds/rush/model.h"

namespace ariadne::rush::enumerate {

// The position as a board: A is the red car, the others follow in reading order of their first cells.
Board board(const Tables& tables, const Position& position);

}  // namespace ariadne::rush::enumerate
