#pragma once

#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/sink.h"
#include "worlds/picture.h"
#include "worlds/puzzle_text.h"
#include "worlds/rush/text.h"
#include "worlds/sheet.h"

namespace ariadne::rush {

// A card for print; without slides it cannot be solved.
worlds::PrintedPuzzle printed(const Card& card, const std::optional<std::vector<Slide>>& slides);

// Boards for print: a PDF of cards with their best solutions on the last pages. Pictures of one page show
// no more cards than fit on it; as text the boards come one after another.
Result<void> draw_cards(const std::vector<worlds::PuzzleText>& puzzles, const worlds::PictureRequest& request,
                        Budget& budget, const render::Sink& sink);

}  // namespace ariadne::rush
