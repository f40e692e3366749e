#include "worlds/rush/card_pages.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "render/painters.h"
#include "render/text_width.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/slide_text.h"

namespace ariadne::rush {

namespace {

using render::Anchor;
using render::Role;

// In pixels of 3/4 point: A4 without margins of half an inch.
constexpr double page_width = 697;
constexpr double page_height = 1026;

std::string moves_in_words(const PrintedCard& card) {
    if (!card.slides) return "cannot be solved";
    return fmt::format("{} move{}", card.slides->size(), card.slides->size() == 1 ? "" : "s");
}

render::Drawing empty_page(const render::Theme& theme) {
    return {page_width, page_height, theme[Role::surface], "Rush Hour", {}};
}

class CardPainter {
  public:
    static constexpr double gap = 18;
    static constexpr double width = (page_width - gap) / 2;
    static constexpr double height = (page_height - 2 * gap) / 3;

    CardPainter(render::Drawing& page, const render::Theme& theme, render::Point at)
        : page_(page), theme_(theme), at_(at) {}

    void paint(const PrintedCard& card) {
        page_.shapes.emplace_back(render::Box{{at_.x + 0.5, at_.y + 0.5},
                                              width - 1,
                                              height - 1,
                                              12,
                                              std::nullopt,
                                              render::Stroke{theme_[Role::line], 1}});
        const double room = inner - (card.slides ? dots + 10 : 0);
        text({at_.x + inset, at_.y + 30}, render::clipped(card.title, room, 15, true), 15, Role::ink, true);
        std::string what = moves_in_words(card);
        if (card.slides) {
            level_dots(static_cast<int>(card.level) + 1);
            what = fmt::format("{} · {}", to_string(card.level), what);
        }
        text({at_.x + inset, at_.y + 48}, what, 12, Role::quiet, false);
        board(card.board);
    }

  private:
    static constexpr double inset = 18;
    static constexpr double inner = width - 2 * inset;
    static constexpr double head = 62;  // above the board
    static constexpr double pitch = 11;
    static constexpr double dots = 3 * pitch + 8;

    void text(render::Point at, std::string words, double size, Role role, bool bold) {
        page_.shapes.emplace_back(render::Text{at, std::move(words), size, theme_[role], Anchor::start, bold});
    }

    // The level as so many of four.
    void level_dots(int filled) {
        for (int i = 0; i < 4; ++i) {
            render::Disc dot{{at_.x + width - inset - dots + 4 + i * pitch, at_.y + 25}, 3.5, {}, {}};
            if (i < filled)
                dot.fill = theme_[Role::ink];
            else
                dot.stroke = render::Stroke{theme_[Role::quiet], 1};
            page_.shapes.emplace_back(dot);
        }
    }

    void board(const Board& board) {
        const double room = height - head - inset;
        const auto [rows, cols] = board.size;
        double cell = std::floor(std::min(inner / cols, room / rows));
        const auto fits = [&] {
            const render::Margins around = render::gate_margins(cell);
            return around.left + cols * cell + around.right <= inner &&
                   around.top + rows * cell + around.bottom <= room;
        };
        while (cell > 1 && !fits()) --cell;
        render::Scene scene;
        scene.board = drawing(board);
        // The arrow hangs over on the right: the board itself is in the middle.
        const render::Point corner = {at_.x + std::round((width - cols * cell) / 2),
                                      at_.y + head + std::round((room - rows * cell) / 2)};
        Budget unlimited;  // a card is small
        render::paint_board(page_, scene, {{corner.x, corner.y, cell, cell}, 0}, theme_, unlimited);
    }

    render::Drawing& page_;
    const render::Theme& theme_;
    render::Point at_;
};

// Two in a row, from the corner on.
void paint_cards(render::Drawing& page, std::span<const PrintedCard> cards, const render::Theme& theme,
                 render::Point corner) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t row = i / 2;
        const std::size_t col = i % 2;
        const render::Point at = {corner.x + static_cast<double>(col) * (CardPainter::width + CardPainter::gap),
                                  corner.y + static_cast<double>(row) * (CardPainter::height + CardPainter::gap)};
        CardPainter(page, theme, at).paint(cards[i]);
    }
}

// Short paragraphs in columns, on as many pages as they need.
class Columns {
  public:
    explicit Columns(const render::Theme& theme) : theme_(theme) { turn_page(); }

    void add(const std::string& title, const std::string& what, const std::string& words) {
        const std::string name = render::clipped(title, width - render::text_width(what, small) - 6, small, true);
        const std::vector<std::string> lines =
            words.empty() ? std::vector<std::string>{} : render::wrapped(words, width, small);
        const double height = line * static_cast<double>(lines.size() + 1);
        if (y_ + height > page_height && y_ > top_) next_column();
        put({x(), y_ + small}, name, Role::ink, true, Anchor::start);
        put({x() + width, y_ + small}, what, Role::quiet, false, Anchor::end);
        y_ += line;
        for (const std::string& text : lines) {
            if (y_ + line > page_height) next_column();
            put({x(), y_ + small}, text, Role::ink, false, Anchor::start);
            y_ += line;
        }
        y_ += line / 2;
    }

    std::vector<render::Drawing> pages() && { return std::move(pages_); }

  private:
    static constexpr double small = 8.5;
    static constexpr double line = 11;
    static constexpr int columns = 3;
    static constexpr double gap = 22;
    static constexpr double width = (page_width - (columns - 1) * gap) / columns;

    double x() const { return column_ * (width + gap); }

    void put(render::Point at, const std::string& text, Role role, bool bold, Anchor anchor) {
        pages_.back().shapes.emplace_back(render::Text{at, text, small, theme_[role], anchor, bold});
    }

    void next_column() {
        if (++column_ == columns) turn_page();
        y_ = top_;
    }

    void turn_page() {
        const bool first = pages_.empty();
        pages_.push_back(empty_page(theme_));
        column_ = 0;
        top_ = first ? 34 : 0;
        y_ = top_;
        if (first)
            pages_.back().shapes.emplace_back(
                render::Text{{0, 16}, "Solutions", 16, theme_[Role::ink], Anchor::start, true});
    }

    const render::Theme& theme_;
    std::vector<render::Drawing> pages_;
    int column_ = 0;
    double top_ = 0;
    double y_ = 0;
};

}  // namespace

std::vector<render::Drawing> card_pages(std::span<const PrintedCard> cards, const render::Theme& theme) {
    std::vector<render::Drawing> pages;
    for (std::size_t i = 0; i < cards.size(); i += cards_a_page) {
        pages.push_back(empty_page(theme));
        paint_cards(pages.back(), cards.subspan(i, std::min(cards_a_page, cards.size() - i)), theme, {});
    }
    return pages;
}

render::Drawing card_picture(std::span<const PrintedCard> cards, const render::Theme& theme) {
    constexpr double margin = 24;
    const std::size_t cols = std::min<std::size_t>(cards.size(), 2);
    const std::size_t rows = (cards.size() + 1) / 2;
    render::Drawing out = empty_page(theme);
    out.width =
        std::ceil(2 * margin + static_cast<double>(cols) * (CardPainter::width + CardPainter::gap) - CardPainter::gap);
    out.height =
        std::ceil(2 * margin + static_cast<double>(rows) * (CardPainter::height + CardPainter::gap) - CardPainter::gap);
    paint_cards(out, cards, theme, {margin, margin});
    return out;
}

std::vector<render::Drawing> answer_pages(std::span<const PrintedCard> cards, const render::Theme& theme) {
    Columns columns(theme);
    for (const PrintedCard& card : cards) {
        const std::string words =
            card.slides ? fmt::format("{}", fmt::join(write_slides(card.board, *card.slides), " ")) : "";
        columns.add(card.title, moves_in_words(card), words);
    }
    return std::move(columns).pages();
}

}  // namespace ariadne::rush
