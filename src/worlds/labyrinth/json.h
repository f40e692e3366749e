#pragma once

#include <string_view>

#include "base/budget.h"
#include "base/error.h"
#include "render/sink.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// {"labyrinth": {"rows": 2, "cols": 3, "entrance": [0, 0], "exit": [1, 2], "drawing": ["...", ...], "weights":
// ["..."]}} The drawing and the weights are the lines of the text (see text.h); keys come in any order, and entrance,
// exit and weights may be missing. Errors name the key besides line and column.
bool looks_like_json(std::string_view text);
Result<Labyrinth> parse_json(std::string_view text);
Result<void> write_json(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink);

}  // namespace ariadne::labyrinth
