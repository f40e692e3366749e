#pragma once

#include <algorithm>
#include <cstddef>

#include "base/budget.h"
#include "render/drawing.h"
#include "render/picture.h"
#include "render/scene.h"
#include "worlds/sheet.h"

namespace ariadne::worlds {

// Where the cards of a page lie.
struct CardGrid {
    double gap = 18;
    std::size_t cols = 1;
    double width = 0;
    double height = 0;

    // As many columns as give the largest squares.
    static CardGrid fitting(std::size_t cards, double width, double height, double gap);

    double side() const { return std::min(width, height); }
    double inset() const { return std::min(18.0, side() / 14); }
    render::Point corner(std::size_t i) const {
        const std::size_t row = i / cols;
        return {static_cast<double>(i % cols) * (width + gap), static_cast<double>(row) * (height + gap)};
    }
};

// Whether the numbers in the cells of a board can be read on such a card, and its rooms be walked with a pencil.
bool readable_on(const CardGrid& grid, const render::Board& board);

// A card with its corner there: a board with lines to read above and below it. And its answer, in a smaller place.
void paint_card(render::Drawing& page, const PrintedPuzzle& puzzle, const CardGrid& grid, render::Point at,
                const render::PictureOptions& options, Budget& budget);
void paint_answer(render::Drawing& page, const PrintedPuzzle& puzzle, const CardGrid& grid, render::Point at,
                  const render::PictureOptions& options, Budget& budget);

}  // namespace ariadne::worlds
