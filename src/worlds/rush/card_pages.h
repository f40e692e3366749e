#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "render/drawing.h"
#include "render/theme.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rate.h"

namespace ariadne::rush {

// What is printed of a board.
struct PrintedCard {
    std::string title;
    Board board;
    std::optional<std::vector<Slide>> slides;  // nothing: it cannot be solved
    Level level = Level::beginner;
};

inline constexpr std::size_t cards_a_page = 6;

// Drawings with the proportions of what can be printed on A4, without the margins: pages of cards to cut out, and pages
// of solutions.
std::vector<render::Drawing> card_pages(std::span<const PrintedCard> cards, const render::Theme& theme);
std::vector<render::Drawing> answer_pages(std::span<const PrintedCard> cards, const render::Theme& theme);

// Cards of one page as a picture by itself, no larger than they need.
render::Drawing card_picture(std::span<const PrintedCard> cards, const render::Theme& theme);

}  // namespace ariadne::rush
