#include "worlds/sheet.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "render/painters.h"
#include "render/picture.h"
#include "render/text_width.h"

namespace ariadne::worlds {

namespace {

using render::Anchor;
using render::Role;

constexpr double heading_height = 38;

// Where the cards of a page lie.
struct CardGrid {
    double gap = 18;
    std::size_t cols = 1;
    double width = 0;
    double height = 0;

    // As many columns as give the largest squares.
    static CardGrid fitting(std::size_t cards, double width, double height, double gap) {
        CardGrid best;
        for (std::size_t cols = 1; cols <= cards; ++cols) {
            const auto across = static_cast<double>(cols);
            const auto down = static_cast<double>((cards + cols - 1) / cols);
            const CardGrid grid{gap, cols, (width - (across - 1) * gap) / across, (height - (down - 1) * gap) / down};
            if (grid.side() > best.side()) best = grid;
        }
        return best;
    }

    double side() const { return std::min(width, height); }
    render::Point corner(std::size_t i) const {
        return {static_cast<double>(i % cols) * (width + gap), static_cast<double>(i / cols) * (height + gap)};
    }
};

render::Drawing empty_page(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request) {
    const auto [width, height] = render::printed_area(request.picture.paper);
    const std::string& title = request.heading.empty() ? puzzles.front().scene.title : request.heading;
    return {width, height, (*request.picture.theme)[Role::surface], title, {}};
}

CardGrid cards_of(const PictureRequest& request) {
    const auto [width, height] = render::printed_area(request.picture.paper);
    const double head = request.heading.empty() ? 0 : heading_height;
    return CardGrid::fitting(std::clamp<std::size_t>(request.a_page, 1, most_a_page), width, height - head, 18);
}

// Boards with lines to read beside them.
class CardPainter {
  public:
    CardPainter(render::Drawing& page, const CardGrid& grid, const render::Theme& theme, Budget& budget,
                render::Point at)
        : page_(page),
          theme_(theme),
          budget_(budget),
          at_(at),
          width_(grid.width),
          height_(grid.height),
          inset_(std::min(18.0, grid.side() / 14)) {}

    void card(const PrintedPuzzle& puzzle) {
        page_.add(render::Box{{at_.x + 0.5, at_.y + 0.5},
                              width_ - 1,
                              height_ - 1,
                              12,
                              std::nullopt,
                              render::Stroke{theme_[Role::line], 1}});
        const double inner = width_ - 2 * inset_;
        const double room = inner - (puzzle.level ? dots + 10 : 0);
        text({at_.x + inset_, at_.y + 30}, render::clipped(puzzle.title, room, 15, true), 15, Role::ink, true);
        if (puzzle.level) level_dots(*puzzle.level);
        text({at_.x + inset_, at_.y + 48}, render::clipped(puzzle.what, inner, 12), 12, Role::quiet, false);
        if (!puzzle.source.empty())
            page_.add(render::Text{{at_.x + width_ - inset_, at_.y + height_ - 7},
                                   render::clipped(puzzle.source, inner, 8),
                                   8,
                                   theme_[Role::quiet],
                                   Anchor::end});
        board(puzzle.scene, 62, puzzle.source.empty() ? inset_ : std::max(inset_, 18.0));
    }

    void answer(const PrintedPuzzle& puzzle) {
        const std::string what = render::clipped(puzzle.comes_to, width_ * 0.62, 10);
        const double room = width_ - render::text_width(what, 10) - 6;
        text({at_.x, at_.y + 12}, render::clipped(puzzle.title, room, 10, true), 10, Role::ink, true);
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

    void text(render::Point at, std::string words, double size, Role role, bool bold) {
        page_.add(render::Text{at, std::move(words), size, theme_[role], Anchor::start, bold});
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
        double cell = std::min(wide / cols, high / rows);
        if (cell > 4) cell = std::floor(cell);
        render::Margins around;
        const auto fits = [&] {
            around = board.gate ? render::gate_margins(cell) : render::axis_margins(board);
            return around.left + cols * cell + around.right <= wide && around.top + rows * cell + around.bottom <= high;
        };
        while (cell > 1 && !fits()) cell -= cell > 4 ? 1 : 0.25;
        render::Measures measures{{0, 0, cell, cell}, 0};
        if (board.walls) measures.thickness = std::clamp(std::round(cell / 8), std::min(1.0, cell / 4), 4.0);
        // Of a board with a gate the arrow hangs over on the right: the board itself is in the middle. Axes are part
        // of theirs.
        const double left = board.gate ? 0 : around.left - around.right;
        const double top = board.gate ? 0 : around.top - around.bottom;
        measures.at.x0 = at_.x + std::round((width_ - cols * cell + left) / 2);
        measures.at.y0 = at_.y + head + std::round((high - rows * cell + top) / 2);
        render::paint_board(page_, scene, measures, theme_, budget_);
    }

    render::Drawing& page_;
    const render::Theme& theme_;
    Budget& budget_;
    render::Point at_;
    double width_;
    double height_;
    double inset_;
};

// Short paragraphs in columns, on as many pages as they need.
class Columns {
  public:
    Columns(const PictureRequest& request, render::Drawing empty)
        : theme_(*request.picture.theme),
          empty_(std::move(empty)),
          width_((empty_.width - (columns - 1) * gap) / columns) {
        turn_page();
    }

    void add(const std::string& title, const std::string& what, const std::string& words) {
        const std::string name = render::clipped(title, width_ - render::text_width(what, small) - 6, small, true);
        const std::vector<std::string> lines =
            words.empty() ? std::vector<std::string>{} : render::wrapped(words, width_, small);
        const double height = line * static_cast<double>(lines.size() + 1);
        if (y_ + height > empty_.height && y_ > top_) next_column();
        put({x(), y_ + small}, name, Role::ink, true, Anchor::start);
        put({x() + width_, y_ + small}, what, Role::quiet, false, Anchor::end);
        y_ += line;
        for (const std::string& text : lines) {
            if (y_ + line > empty_.height) next_column();
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

    double x() const { return column_ * (width_ + gap); }

    void put(render::Point at, const std::string& text, Role role, bool bold, Anchor anchor) {
        pages_.back().add(render::Text{at, text, small, theme_[role], anchor, bold});
    }

    void next_column() {
        if (++column_ == columns) turn_page();
        y_ = top_;
    }

    void turn_page() {
        const bool first = pages_.empty();
        pages_.push_back(empty_);
        column_ = 0;
        top_ = first ? 34 : 0;
        y_ = top_;
        if (first) pages_.back().add(render::Text{{0, 16}, "Solutions", 16, theme_[Role::ink], Anchor::start, true});
    }

    const render::Theme& theme_;
    render::Drawing empty_;
    double width_;
    std::vector<render::Drawing> pages_;
    int column_ = 0;
    double top_ = 0;
    double y_ = 0;
};

void paint_heading(render::Drawing& page, const std::string& heading, const render::Theme& theme) {
    if (heading.empty()) return;
    page.add(render::Text{
        {0, 20}, render::clipped(heading, page.width, 18, true), 18, theme[Role::ink], Anchor::start, true});
}

// Boards stand smaller than on the cards, several times as many a page where there are so many.
std::vector<render::Drawing> answer_boards(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                           Budget& budget) {
    const render::Theme& theme = *request.picture.theme;
    const render::Drawing empty = empty_page(puzzles, request);
    const std::size_t many = std::max<std::size_t>(request.a_page, std::min<std::size_t>(4 * request.a_page, 24));
    const std::size_t a_page = std::clamp(puzzles.size(), request.a_page, many);
    const CardGrid grid = CardGrid::fitting(a_page, empty.width, empty.height - heading_height, 14);
    std::vector<render::Drawing> pages;
    for (std::size_t i = 0; i < puzzles.size() && budget.check(); ++i) {
        if (i % a_page == 0) {
            pages.push_back(empty);
            paint_heading(pages.back(), "Solutions", theme);
        }
        const render::Point corner = grid.corner(i % a_page);
        CardPainter(pages.back(), grid, theme, budget, {corner.x, corner.y + heading_height}).answer(puzzles[i]);
    }
    return pages;
}

}  // namespace

std::vector<render::Drawing> puzzle_pages(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                          Budget& budget) {
    const render::Theme& theme = *request.picture.theme;
    const CardGrid grid = cards_of(request);
    std::vector<render::Drawing> pages;
    for (std::size_t i = 0; i < puzzles.size() && budget.check(); ++i) {
        const std::size_t place = i % request.a_page;
        if (place == 0) {
            pages.push_back(empty_page(puzzles, request));
            paint_heading(pages.back(), request.heading, theme);
        }
        const render::Point corner = grid.corner(place);
        const double top = request.heading.empty() ? 0 : heading_height;
        CardPainter(pages.back(), grid, theme, budget, {corner.x, corner.y + top}).card(puzzles[i]);
    }
    return pages;
}

render::Drawing page_picture(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request, Budget& budget) {
    const CardGrid grid = cards_of(request);
    const std::size_t cols = std::min(puzzles.size(), grid.cols);
    const std::size_t rows = (puzzles.size() + cols - 1) / cols;
    const double around = render::margin;
    const double head = request.heading.empty() ? 0 : heading_height;
    render::Drawing page = empty_page(puzzles, request);
    page.width = std::ceil(2 * around + static_cast<double>(cols) * (grid.width + grid.gap) - grid.gap);
    page.height = std::ceil(2 * around + head + static_cast<double>(rows) * (grid.height + grid.gap) - grid.gap);
    if (!request.heading.empty())
        page.add(render::Text{{around, around + 20},
                              render::clipped(request.heading, page.width - 2 * around, 18, true),
                              18,
                              (*request.picture.theme)[Role::ink],
                              Anchor::start,
                              true});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const render::Point corner = grid.corner(i);
        CardPainter(page, grid, *request.picture.theme, budget, {around + corner.x, around + head + corner.y})
            .card(puzzles[i]);
    }
    return page;
}

std::vector<render::Drawing> answer_pages(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                          Budget& budget) {
    if (std::ranges::any_of(puzzles, [](const PrintedPuzzle& puzzle) { return puzzle.solved.has_value(); }))
        return answer_boards(puzzles, request, budget);
    Columns columns(request, empty_page(puzzles, request));
    for (const PrintedPuzzle& puzzle : puzzles) columns.add(puzzle.title, puzzle.comes_to, puzzle.words);
    return std::move(columns).pages();
}

Result<void> fits_sheet(std::size_t puzzles, const PictureRequest& request) {
    if (puzzles == 0) return fail("there is no board, expected one");
    if (request.a_page < 1 || request.a_page > most_a_page)
        return fail(fmt::format("found {} boards a page, expected 1 to {}", request.a_page, most_a_page));
    if (request.format == "gif")
        return fail(
            fmt::format("found {} boards, expected one for motion, or a name that ends in .pdf for cards", puzzles));
    if ((request.format == "svg" || request.format == "png") && puzzles > request.a_page)
        return fail(
            fmt::format("found {} boards, expected at most {} for a picture of one page, or a name that ends in .pdf",
                        puzzles, request.a_page));
    if (puzzles > most_printed) return fail(fmt::format("found {} boards, expected at most {}", puzzles, most_printed));
    return {};
}

Result<void> write_sheet(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request, Budget& budget,
                         const render::Sink& sink) {
    budget.phase("drawing");
    if (request.format != "pdf") return write_drawing(page_picture(puzzles, request, budget), request, budget, sink);
    std::vector<render::Drawing> pages = puzzle_pages(puzzles, request, budget);
    std::vector<render::Drawing> answers = answer_pages(puzzles, request, budget);
    pages.insert(pages.end(), std::make_move_iterator(answers.begin()), std::make_move_iterator(answers.end()));
    if (budget.exhausted()) return stopped(budget, render::picture_ready);
    return render::pdf(pages, request.picture.paper, budget, sink);
}

}  // namespace ariadne::worlds
