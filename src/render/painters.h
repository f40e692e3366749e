#pragma once

#include <string>
#include <vector>

#include "base/budget.h"
#include "render/coordinates.h"
#include "render/drawing.h"
#include "render/scene.h"
#include "render/theme.h"

namespace ariadne::render {

// The parts of a picture, each painted into its place on a drawing. Cells lie where measures say, also where no walls
// stand between them: these are 0 thick then.

constexpr double least_for_text = 12;  // pixels of a cell that can hold letters
constexpr double least_for_icon = 16;

// What can be told apart, in pixels: on paper more than on a screen.
struct Legible {
    double text = least_for_text;  // a cell of this size shows its letters
    double patch = 0;              // no patch in a room is smaller
};

// Room beside a board, in pixels.
struct Margins {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

// What axes take.
Margins axis_margins(const Board& board);
// What a frame with a gate takes round a board of such cells: the arrow that leads out is on the right.
Margins gate_margins(double cell);

// Cells, grid lines or walls, axes, the thread and the marks of a scene, as far as the budget lasts.
void paint_board(Drawing& drawing, const Scene& scene, const Measures& measures, const Theme& theme, Budget& budget,
                 const Legible& legible = {});

// The frame of a board, open at the right end of the gate's row.
void paint_gate(Drawing& drawing, const Board& board, const Coordinates& at, const Theme& theme);
void paint_pieces(Drawing& drawing, const Board& board, const Coordinates& at, const Theme& theme);
void paint_arrows(Drawing& drawing, const std::vector<Arrow>& arrows, const Coordinates& at, const Theme& theme);

// The mark of a style as large as suits a cell of so many pixels.
void paint_mark(Drawing& drawing, const Style& style, Point centre, double cell, const Theme& theme);
// One cell of a style with all that is in it, for legends.
void paint_sample(Drawing& drawing, const Style& style, Point corner, double cell, const Theme& theme);
// What a style shows of a cell; the value aside where the thread goes through the middle.
void paint_icon(Drawing& drawing, const Style& style, Point corner, double cell, bool aside, const Theme& theme);
// The numbers in the rooms of a board.
void paint_sums(Drawing& drawing, const Board& board, const Measures& measures, const Theme& theme);
void paint_letter(Drawing& drawing, const std::string& text, Point centre, double size, Colour colour, bool bold);

// A chart in a rectangle: title, axes with ticks and names, the series, the notes. A series that is joined shows its
// area lightly when `area` is set. Of a chart with bars these alone: names to the left, values to the right, all from
// nought.
void paint_chart(Drawing& drawing, const Chart& chart, Point at, double width, double height, bool area,
                 const Theme& theme, Language language);

}  // namespace ariadne::render
