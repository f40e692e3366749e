#pragma once

#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/sink.h"
#include "worlds/picture.h"
#include "worlds/puzzle_text.h"

namespace ariadne::rush {

inline constexpr std::size_t most_cards = 6'000;

// Boards for print: a PDF of cards, six a page, with their best solutions on the last pages. Pictures of one page show
// no more cards than fit on it; as text the boards come one after another.
Result<void> draw_cards(const std::vector<worlds::PuzzleText>& puzzles, const worlds::PictureRequest& request,
                        Budget& budget, const render::Sink& sink);

}  // namespace ariadne::rush
