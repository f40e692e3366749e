#pragma once

#include <cstdint>
#include <vector>

#include "render/scene.h"
#include "render/screen.h"
#include "render/terminal.h"

namespace ariadne::render {

// The board with its axes and the thread. Like all of these it holds one line at a time: a glyph takes far more memory
// than the text that it becomes.
void board_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink);

// A board with pieces on it, in its frame. A cell is two columns wide, or one where two do not fit. Where colours have
// tints a piece is a field of its own colour with its letter on every cell; elsewhere its letters are joined by lines.
// Figures with a mark are their sign on the floor. Of the arrows the first is shown, and what goes on from its end, if
// all of Unicode is there.
void piece_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink);

// A board of rooms with the walls between them, and the thread through it. Where it is too wide, a part of it: round
// the walker, or else where the thread begins; a line says which.
void wall_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink);

// The sides on which a thread leaves each place of a board where a place is `scale` times `scale` cells, and whether it
// comes there at all.
inline constexpr unsigned on_thread = 1U << all_directions.size();
std::vector<std::uint8_t> thread_sides(const std::vector<Cell>& thread, Size places, int scale);

}  // namespace ariadne::render
