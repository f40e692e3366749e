#include <algorithm>
#include <cmath>
#include <utility>

#include "render/painters.h"

namespace ariadne::render {

namespace {

constexpr float casing_share = 0.4F;  // of ink in the line round a piece

double frame_width(double cell) {
    return std::max(2.0, std::round(cell * 0.07));
}

Point middle(Point a, Point b) {
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

}  // namespace

Margins gate_margins(double cell) {
    const double frame = frame_width(cell);
    return {frame, frame, frame + std::ceil(cell * 0.42), frame};
}

void paint_gate(Drawing& drawing, const Board& board, const Coordinates& at, const Theme& theme) {
    const double cell = at.cell();
    const double width = frame_width(cell);
    const double left = at.x0 - width / 2;
    const double top = at.y0 - width / 2;
    const double right = at.x0 + board.size.cols * at.dx + width / 2;
    const double bottom = at.y0 + board.size.rows * at.dy + width / 2;
    const double above = at.y0 + *board.gate * at.dy;
    const double below = above + at.dy;
    std::vector<Point> frame = {{right, above}, {right, top},    {left, top},
                                {left, bottom}, {right, bottom}, {right, below}};
    // In the first or last row the frame ends at its corner.
    if (*board.gate == 0) frame.erase(frame.begin());
    if (*board.gate == board.size.rows - 1) frame.pop_back();
    drawing.add(Path{.lines = {std::move(frame)}, .corner = width, .stroke = Stroke{theme[Role::quiet], width}});

    const double y = (above + below) / 2;
    const double from = right + width / 2 + cell * 0.08;
    const double half = cell * 0.16;
    drawing.add(Path{.lines = {{{from, y - half}, {from + cell * 0.26, y}, {from, y + half}}},
                     .closed = true,
                     .fill = theme[Role::danger]});
}

void paint_pieces(Drawing& drawing, const Board& board, const Coordinates& at, const Theme& theme) {
    const double cell = at.cell();
    const double gap = cell * 0.06;
    for (const Piece& piece : board.pieces) {
        const Style& style = board.styles[piece.style];
        const Colour fill = over(theme.colour(style.fill), theme[Role::surface]);
        const Colour casing = over(theme.colour({Role::ink, casing_share}), fill);
        const Point corner = at.place({piece.at.col + piece.shift.x, piece.at.row + piece.shift.y});
        const Point from = {corner.x + gap, corner.y + gap};
        const double wide = piece.extent.cols * at.dx - 2 * gap;
        const double high = piece.extent.rows * at.dy - 2 * gap;
        if (style.mark != Mark::none) {
            paint_mark(drawing, style, {from.x + wide / 2, from.y + high / 2}, cell, theme);
            continue;
        }
        drawing.add(Box{from, wide, high, cell * 0.2, fill, Stroke{casing, std::max(1.0, cell * 0.025)}});
        if (cell >= least_for_text)
            paint_letter(drawing, style.text, {from.x + wide / 2, from.y + high / 2}, cell * 0.42,
                         theme.text_on(fill, style.ink), true);
    }
}

void paint_arrows(Drawing& drawing, const std::vector<Arrow>& arrows, const Coordinates& at, const Theme& theme) {
    const double cell = at.cell();
    const double width = std::max(2.0, cell * 0.09);
    const double casing = std::max(1.5, cell * 0.06);
    const Colour thread = theme[Role::thread];
    const Colour ground = theme[Role::surface];
    for (const Arrow& arrow : arrows) {
        const Point from = at.place(arrow.from);
        const Point tip = at.place(arrow.to);
        const double length = std::hypot(tip.x - from.x, tip.y - from.y);
        if (length <= 0) continue;
        const double dx = (tip.x - from.x) / length;
        const double dy = (tip.y - from.y) / length;
        const double half = cell * 0.15;
        const Point base = {tip.x - dx * cell * 0.24, tip.y - dy * cell * 0.24};
        // All casings first: the head's must not cut the shaft.
        Path shaft{.lines = {{from, middle(base, tip)}}, .stroke = Stroke{ground, width + 2 * casing, true}};
        Path head{.lines = {{tip, {base.x - dy * half, base.y + dx * half}, {base.x + dy * half, base.y - dx * half}}},
                  .closed = true,
                  .stroke = Stroke{ground, 2 * casing}};
        drawing.add(shaft);
        drawing.add(head);
        shaft.stroke = Stroke{thread, width, !arrow.dashed, arrow.dashed};
        head.stroke.reset();
        head.fill = thread;
        drawing.add(std::move(shaft));
        drawing.add(std::move(head));
        if (arrow.text.empty()) continue;
        drawing.add(Disc{from, cell * 0.17, thread, Stroke{ground, casing}});
        if (cell >= 2 * least_for_text)
            paint_letter(drawing, arrow.text, from, cell * 0.22, theme.text_on(thread, {Role::surface}), true);
    }
}

}  // namespace ariadne::render
