#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/drawing.h"
#include "render/scene.h"
#include "render/sink.h"
#include "worlds/picture.h"

namespace ariadne::worlds {

// What is printed of a puzzle: a card to be solved, and its answer on the last pages, in words or as a board.
struct PrintedPuzzle {
    Message title;
    Message what;                   // quiet, under the title
    Message source;                 // small, in the lower corner: the seed; may be empty
    std::optional<int> level = {};  // as so many dots of four
    render::Scene scene = {};
    Message comes_to;                          // what the answer comes to: "8 moves"
    std::string words = {};                    // the answer, where it is words
    std::optional<render::Scene> solved = {};  // where it is a board
};

inline constexpr std::size_t most_printed = 6'000;
inline constexpr std::size_t most_a_page = 30;
inline constexpr std::size_t usual_a_page = 6;

// Drawings with the proportions of what can be printed on the paper asked for, without the margins: pages of cards to
// cut out, under the heading, and pages of answers.
std::vector<render::Drawing> puzzle_pages(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                          Budget& budget);
std::vector<render::Drawing> answer_pages(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                          Budget& budget);

// Cards of one page as a picture by itself, no larger than they need.
render::Drawing page_picture(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request, Budget& budget);

// Whether so many can be printed in the format asked for; before they are solved for it.
Result<void> fits_sheet(std::size_t puzzles, const PictureRequest& request);

// So many a page that all can be read and solved on paper: as many as asked for, or fewer if there are no more puzzles
// than those; fewer than the usual number where none was asked for.
Result<PictureRequest> readable(std::span<const PrintedPuzzle> puzzles, PictureRequest request);

// All of it: a PDF of cards with their answers on the last pages; of one page also a picture.
Result<void> write_sheet(std::span<const PrintedPuzzle> puzzles, const PictureRequest& asked, Budget& budget,
                         const render::Sink& sink);

}  // namespace ariadne::worlds
