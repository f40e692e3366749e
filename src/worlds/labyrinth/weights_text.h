#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "worlds/labyrinth/drawing.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// The weights of one row, a word for each room: "5/2", the passage to the right weighs 5, the one below 2; "-" stands
// where there is no passage.

// The passages are known and `weights` has its size.
std::optional<Fault> read_weights(std::string_view line, int row, Labyrinth& labyrinth);
void append_weights(const Labyrinth& labyrinth, int row, std::string& out);  // without a line end

}  // namespace ariadne::labyrinth
