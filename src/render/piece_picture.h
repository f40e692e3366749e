#pragma once

#include <vector>

#include "render/board_picture.h"
#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// Room that a frame with a gate takes round a board of such cells: the arrow that leads out is on the right.
Margins gate_margins(double cell);

// The frame of a board, open at the right end of the gate's row.
void paint_gate(Drawing& drawing, const Board& board, const Place& place, const Theme& theme);

void paint_pieces(Drawing& drawing, const Board& board, const Place& place, const Theme& theme);
void paint_arrows(Drawing& drawing, const std::vector<Arrow>& arrows, const Place& place, const Theme& theme);

}  // namespace ariadne::render
