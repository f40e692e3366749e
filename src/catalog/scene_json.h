#pragma once

#include <span>
#include <string>

#include "catalog/json_writer.h"
#include "grid/bit_grid.h"
#include "render/animation.h"
#include "render/scene.h"
#include "worlds/play.h"

namespace ariadne::catalog {

// What a page draws, as JSON (web/src/api/protocol.ts has its form). Cells are row * columns + column; what a board has
// much of is written tight: the styles of cells as run lengths, walls as bits.

void write(JsonWriter& json, const render::Style& style);
void write(JsonWriter& json, const render::Board& board);
void write(JsonWriter& json, const render::Scene& scene);
void write(JsonWriter& json, const render::Animation& motion);

// What there is to see of a game, into an object that is open.
void write_members(JsonWriter& json, const worlds::View& view);

// Numbers by name.
void write(JsonWriter& json, const worlds::Figures& figures);
void write_cells(JsonWriter& json, std::span<const Cell> cells, Size size);

// A bit a cell, row after row without gaps, in base64: bit i % 8 of byte i / 8 is the cell i.
std::string packed(const BitGrid& bits);

std::string_view to_string(render::Role role);
std::string_view to_string(render::Mark mark);
std::string_view to_string(worlds::Standing standing);

}  // namespace ariadne::catalog
