#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "render/scene.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// The board as pictures and games show it: cells light and dark in turn, a piece for each amazon in the order of cells,
// spent cells with an arrow in them. The last turn is tinted, or who is nearer to each cell.
render::Board drawing(const Position& position, const std::optional<Move>& last, bool territory);

// The styles of the cells alone.
std::vector<std::uint8_t> floor(const Position& position, const std::optional<Move>& last, bool territory);

// How a cell looks while the arrow comes down on it.
std::uint8_t burning(Cell cell);

// Of the drawing's styles, those that people want named.
std::vector<render::LegendEntry> legend();
// And with territory: of how many cells each side has.
std::vector<render::LegendEntry> legend(int white, int black);

// Movement and shot, from cell to cell.
std::vector<render::Arrow> arrows(const Move& move);

}  // namespace ariadne::amazons
