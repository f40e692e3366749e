#include "worlds/card.h"

#include <cmath>
#include <optional>
#include <string>

#include "render/painters.h"
#include "render/text_width.h"

namespace ariadne::worlds {

namespace {

using render::Anchor;
using render::Role;

constexpr double card_head = 62;
constexpr double card_foot = 18;
constexpr render::Legible on_paper = {.text = 9, .patch = 7};
constexpr double least_room = 4;  // between walls, for a pencil

render::Margins margins_of(const render::Board& board, double cell) {
    return board.gate ? render::gate_margins(cell) : render::axis_margins(board);
}

// The largest cells with which a board and what stands around it fit; of whole pixels unless they are small.
double cell_within(const render::Board& board, double wide, double high) {
    const auto [rows, cols] = board.size;
    const double step = std::min(wide / cols, high / rows) > render::least_for_text ? 1 : 0.25;
    double cell = std::floor(std::min(wide / cols, high / rows) / step) * step;
    const auto fits = [&] {
        const render::Margins around = margins_of(board, cell);
        return around.left + cols * cell + around.right <= wide && around.top + rows * cell + around.bottom <= high;
    };
    while (cell > 0.25 && !fits()) cell -= cell > render::least_for_text ? 1 : 0.25;
    return std::max(cell, 0.25);
}

class CardPainter {
  public:
    CardPainter(render::Drawing& page, const CardGrid& grid, const render::PictureOptions& options, Budget& budget,
                render::Point at)
        : page_(page),
          theme_(*options.theme),
          language_(options.language),
          budget_(budget),
          at_(at),
          width_(grid.width),
          height_(grid.height),
          inset_(grid.inset()) {}

    void card(const PrintedPuzzle& puzzle) {
        page_.add(render::Box{{at_.x + 0.5, at_.y + 0.5},
                              width_ - 1,
                              height_ - 1,
                              12,
                              std::nullopt,
                              render::Stroke{theme_[Role::line], 1}});
        const double inner = width_ - 2 * inset_;
        const double room = inner - (puzzle.level ? dots + 10 : 0);
        text({at_.x + inset_, at_.y + 30}, puzzle.title, room, 15, Role::ink, true);
        if (puzzle.level) level_dots(*puzzle.level);
        text({at_.x + inset_, at_.y + 48}, puzzle.what, inner, 12, Role::quiet, false);
        if (!puzzle.source.empty())
            page_.add(render::Text{{at_.x + width_ - inset_, at_.y + height_ - 7},
                                   render::clipped(puzzle.source.in(language_), inner, 8),
                                   8,
                                   theme_[Role::quiet],
                                   Anchor::end});
        board(puzzle.scene, card_head, puzzle.source.empty() ? inset_ : card_foot);
    }

    void answer(const PrintedPuzzle& puzzle) {
        const std::string what = render::clipped(puzzle.comes_to.in(language_), width_ * 0.62, 10);
        const double room = width_ - render::text_width(what, 10) - 6;
        text({at_.x, at_.y + 12}, puzzle.title, room, 10, Role::ink, true);
        page_.add(render::Text{{at_.x + width_, at_.y + 12}, what, 10, theme_[Role::quiet], Anchor::end});
        if (!puzzle.solved) return;
        render::Scene scene = *puzzle.solved;
        scene.board.axes.reset();
        inset_ = 0;
        board(scene, 20, 0);
    }

  private:
    static constexpr double pitch = 11;
    static constexpr double dots = 3 * pitch + 8;

    // Smaller where there is little room, and cut where that does not help.
    void text(render::Point at, const Message& message, double room, double size, Role role, bool bold) {
        const std::string words = message.in(language_);
        const double wide = std::max(1.0, render::text_width(words, size, bold));
        size = std::clamp(size * room / wide, size * 0.6, size);
        page_.add(
            render::Text{at, render::clipped(words, room + 0.5, size, bold), size, theme_[role], Anchor::start, bold});
    }

    // The level as so many of four.
    void level_dots(int filled) {
        for (int i = 0; i < 4; ++i) {
            render::Disc dot{{at_.x + width_ - inset_ - dots + 4 + i * pitch, at_.y + 25}, 3.5, {}, {}};
            if (i < filled)
                dot.fill = theme_[Role::ink];
            else
                dot.stroke = render::Stroke{theme_[Role::quiet], 1};
            page_.add(dot);
        }
    }

    // As large as fits between the lines above and below, in the middle.
    void board(const render::Scene& scene, double head, double foot) {
        const render::Board& board = scene.board;
        const auto [rows, cols] = board.size;
        const double wide = width_ - 2 * inset_;
        const double high = height_ - head - foot;
        const double cell = cell_within(board, wide, high);
        const render::Margins around = margins_of(board, cell);
        render::Measures measures{{0, 0, cell, cell}, 0};
        if (board.walls) measures.thickness = std::clamp(std::round(cell / 8), std::min(1.0, cell / 4), 4.0);
        // Of a board with a gate the arrow hangs over on the right: the board itself is in the middle. Axes are part
        // of theirs.
        const double left = board.gate ? 0 : around.left - around.right;
        const double top = board.gate ? 0 : around.top - around.bottom;
        measures.at.x0 = at_.x + std::round((width_ - cols * cell + left) / 2);
        measures.at.y0 = at_.y + head + std::round((high - rows * cell + top) / 2);
        render::paint_board(page_, scene, measures, theme_, budget_, on_paper);
    }

    render::Drawing& page_;
    const render::Theme& theme_;
    Language language_;
    Budget& budget_;
    render::Point at_;
    double width_;
    double height_;
    double inset_;
};

}  // namespace

CardGrid CardGrid::fitting(std::size_t cards, double width, double height, double gap) {
    CardGrid best;
    for (std::size_t cols = 1; cols <= cards; ++cols) {
        const auto across = static_cast<double>(cols);
        const std::size_t rows = (cards + cols - 1) / cols;
        const auto down = static_cast<double>(rows);
        const CardGrid grid{gap, cols, (width - (across - 1) * gap) / across, (height - (down - 1) * gap) / down};
        if (grid.side() > best.side()) best = grid;
    }
    return best;
}

bool readable_on(const CardGrid& grid, const render::Board& board) {
    const double least = board.walls || !board.pieces.empty() ? least_room : on_paper.text;
    return cell_within(board, grid.width - 2 * grid.inset(), grid.height - card_head - card_foot) >= least;
}

void paint_card(render::Drawing& page, const PrintedPuzzle& puzzle, const CardGrid& grid, render::Point at,
                const render::PictureOptions& options, Budget& budget) {
    CardPainter(page, grid, options, budget, at).card(puzzle);
}

void paint_answer(render::Drawing& page, const PrintedPuzzle& puzzle, const CardGrid& grid, render::Point at,
                  const render::PictureOptions& options, Budget& budget) {
    CardPainter(page, grid, options, budget, at).answer(puzzle);
}

}  // namespace ariadne::worlds
