#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "grid/grid.h"
#include "render/sink.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// LABYRINTH 2 3        rows and columns
// entrance 0 0         these two lines may be missing: the first and the last room that is there
// exit 1 2
//  _ _ _               the drawing: see drawing.h
// |  _  |
// |_ _|_|
// weights              only when passages have weights: see drawing.h
// 3/2 4/- -/1
// 1/- -/- -/-
//
// Whether the rooms hang together is not asked here.
Result<Labyrinth> parse_text(std::string_view text);
Result<void> write(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink);
std::string write(const Labyrinth& labyrinth);  // in one piece

// A labyrinth in any of its forms, told apart by how they begin.
bool recognises(std::string_view text);
Result<Labyrinth> read(std::string_view text);

// Rows and columns from a header or a key, held against the limits; empty when they fit.
Message limit_error(Size size);
Message no_room_at(Cell cell);

// "[0, 0] [0, 1] [1, 1]": the rooms of a route, row and column from 0 at the top left, also with commas between them,
// any blanks and line ends; whether they make a route is for verify to say.
Result<std::vector<Cell>> parse_route(std::string_view text, Size size);

}  // namespace ariadne::labyrinth
