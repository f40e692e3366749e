#include "worlds/sheet.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "render/painters.h"
#include "render/picture.h"
#include "render/text_width.h"
#include "worlds/card.h"

namespace ariadne::worlds {

namespace {

using render::Anchor;
using render::Role;

constexpr double heading_height = 38;
constexpr double legend_height = 16;
constexpr Phrase solutions = tr("Solutions");

render::Paper paper_of(const PictureRequest& request) {
    return request.picture.paper.value_or(render::Paper::a4);
}

std::size_t a_page_of(const PictureRequest& request) {
    return std::clamp<std::size_t>(request.a_page.value_or(usual_a_page), 1, most_a_page);
}

double height_of(const std::string& heading) {
    return heading.empty() ? 0 : heading_height;
}

render::Drawing empty_page(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request) {
    const auto [width, height] = render::printed_area(paper_of(request));
    const std::string title =
        request.heading.empty() ? puzzles.front().scene.title.in(request.picture.language) : request.heading;
    return {width, height, (*request.picture.theme)[Role::surface], title, {}};
}

CardGrid cards_of(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request) {
    const auto [width, height] = render::printed_area(paper_of(request));
    const bool legend =
        std::ranges::any_of(puzzles, [](const PrintedPuzzle& puzzle) { return !puzzle.scene.legend.empty(); });
    const double rest = height - height_of(request.heading) - (legend ? legend_height : 0);
    return CardGrid::fitting(a_page_of(request), width, rest, 18);
}

void paint_heading(render::Drawing& page, const std::string& heading, render::Point corner,
                   const render::Theme& theme) {
    if (heading.empty()) return;
    page.add(render::Text{{corner.x, corner.y + 20},
                          render::clipped(heading, page.width - 2 * corner.x, 18, true),
                          18,
                          theme[Role::ink],
                          Anchor::start,
                          true});
}

// Short paragraphs in columns, on as many pages as they need.
class Columns {
  public:
    Columns(const PictureRequest& request, render::Drawing empty)
        : theme_(*request.picture.theme),
          language_(request.picture.language),
          empty_(std::move(empty)),
          width_((empty_.width - (columns - 1) * gap) / columns) {
        turn_page();
    }

    void add(const PrintedPuzzle& puzzle) {
        const std::string what = puzzle.comes_to.in(language_);
        const std::string name =
            render::clipped(puzzle.title.in(language_), width_ - render::text_width(what, small) - 6, small, true);
        const std::vector<std::string> lines =
            puzzle.words.empty() ? std::vector<std::string>{} : render::wrapped(puzzle.words, width_, small);
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
        top_ = first ? heading_height : 0;
        y_ = top_;
        if (first) paint_heading(pages_.back(), std::string(words(language_, solutions)), {}, theme_);
    }

    const render::Theme& theme_;
    Language language_;
    render::Drawing empty_;
    double width_;
    std::vector<render::Drawing> pages_;
    int column_ = 0;
    double top_ = 0;
    double y_ = 0;
};

// The puzzles in their places, so many a page under the heading.
std::vector<render::Drawing> pages_of(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                      const std::string& heading, std::size_t a_page, const CardGrid& grid,
                                      Budget& budget, decltype(paint_card)& paint) {
    std::vector<render::Drawing> pages;
    for (std::size_t i = 0; i < puzzles.size() && budget.check(); ++i) {
        if (i % a_page == 0) {
            pages.push_back(empty_page(puzzles, request));
            paint_heading(pages.back(), heading, {}, *request.picture.theme);
        }
        const auto [x, y] = grid.corner(i % a_page);
        paint(pages.back(), puzzles[i], grid, {x, y + height_of(heading)}, request.picture, budget);
    }
    return pages;
}

struct Explained {
    const render::Scene* scene = nullptr;
    const render::LegendEntry* entry = nullptr;
};

// What stands on any of the boards, the highest value of each kind. A number is the value; the words are the kind.
std::vector<Explained> explained(std::span<const PrintedPuzzle> puzzles) {
    const auto kind = [](const Message& message) {
        std::string text = message.english();
        std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
        return text;
    };
    const auto value = [](const Explained& one) {
        const std::string text = one.entry->text.english();
        return std::pair(text.size(), text);
    };
    std::vector<Explained> out;
    for (const PrintedPuzzle& puzzle : puzzles)
        for (const render::LegendEntry& entry : puzzle.scene.legend) {
            if (entry.text.empty()) continue;
            const Explained one{&puzzle.scene, &entry};
            const auto known = std::ranges::find_if(
                out, [&](const Explained& other) { return kind(other.entry->text) == kind(entry.text); });
            if (known == out.end())
                out.push_back(one);
            else if (value(*known) < value(one))
                *known = one;
        }
    return out;
}

// In a line at the foot of the page.
void paint_legend(render::Drawing& page, std::span<const PrintedPuzzle> puzzles,
                  const render::PictureOptions& options) {
    constexpr double sample = 10;
    constexpr double size = 9;
    const render::Theme& theme = *options.theme;
    const std::vector<Explained> legend = explained(puzzles);
    const auto words = [&](const Explained& one) { return one.entry->text.in(options.language); };
    const auto width = [](const std::string& text) { return sample + 5 + render::text_width(text, size) + 14; };
    double all = 1;
    for (const Explained& one : legend) all += width(words(one));
    const double scale = std::min(1.0, page.width / all);
    double x = 0;
    for (const Explained& one : legend) {
        const render::Board& board = one.scene->board;
        const std::string text = words(one);
        render::paint_sample(page, board.styles[one.entry->style], {x, page.height - sample * scale - 1},
                             sample * scale, board.daylight ? render::light_theme() : theme);
        page.add(render::Text{{x + (sample + 5) * scale, page.height - 3}, text, size * scale, theme[Role::quiet]});
        x += width(text) * scale;
    }
}

}  // namespace

std::vector<render::Drawing> puzzle_pages(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                          Budget& budget) {
    const std::size_t a_page = a_page_of(request);
    std::vector<render::Drawing> pages =
        pages_of(puzzles, request, request.heading, a_page, cards_of(puzzles, request), budget, paint_card);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto shown = puzzles.subspan(i * a_page);
        paint_legend(pages[i], shown.first(std::min(a_page, shown.size())), request.picture);
    }
    return pages;
}

render::Drawing page_picture(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request, Budget& budget) {
    const CardGrid grid = cards_of(puzzles, request);
    const std::size_t cols = std::min(puzzles.size(), grid.cols);
    const std::size_t rows = (puzzles.size() + cols - 1) / cols;
    const double around = render::margin;
    const double head = height_of(request.heading);
    render::Drawing page = empty_page(puzzles, request);
    page.width = std::ceil(2 * around + static_cast<double>(cols) * (grid.width + grid.gap) - grid.gap);
    page.height = std::ceil(2 * around + head + static_cast<double>(rows) * (grid.height + grid.gap) - grid.gap);
    paint_heading(page, request.heading, {around, around}, *request.picture.theme);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const auto [x, y] = grid.corner(i);
        paint_card(page, puzzles[i], grid, {around + x, around + head + y}, request.picture, budget);
    }
    return page;
}

std::vector<render::Drawing> answer_pages(std::span<const PrintedPuzzle> puzzles, const PictureRequest& request,
                                          Budget& budget) {
    if (std::ranges::any_of(puzzles, [](const PrintedPuzzle& puzzle) { return puzzle.solved.has_value(); })) {
        // Smaller than on the cards, several times as many a page where there are so many.
        const std::size_t cards = a_page_of(request);
        const std::size_t many = std::max<std::size_t>(cards, std::min<std::size_t>(4 * cards, 24));
        const std::size_t a_page = std::clamp(puzzles.size(), cards, many);
        const auto [width, height] = render::printed_area(paper_of(request));
        const CardGrid grid = CardGrid::fitting(a_page, width, height - heading_height, 14);
        return pages_of(puzzles, request, std::string(words(request.picture.language, solutions)), a_page, grid, budget,
                        paint_answer);
    }
    Columns columns(request, empty_page(puzzles, request));
    for (const PrintedPuzzle& puzzle : puzzles) columns.add(puzzle);
    return std::move(columns).pages();
}

Result<void> fits_sheet(std::size_t puzzles, const PictureRequest& request) {
    if (puzzles == 0) return fail(tr("there are no boards to print"));
    const std::size_t a_page = request.a_page.value_or(usual_a_page);
    if (a_page < 1 || a_page > most_a_page)
        return fail({tr("found {0} boards per page, expected 1 to {1}"), a_page, most_a_page});
    if (request.format == "gif")
        return fail({tr("found {0} boards, expected one for an animation; use .pdf to print cards"), puzzles});
    if ((request.format == "svg" || request.format == "png") && puzzles > a_page)
        return fail({tr("found {0} boards, expected at most {1} for a picture of one page; use .pdf for more"), puzzles,
                     a_page});
    if (puzzles > most_printed) return fail({tr("found {0} boards, expected at most {1}"), puzzles, most_printed});
    return {};
}

Result<PictureRequest> readable(std::span<const PrintedPuzzle> puzzles, PictureRequest request) {
    const std::size_t asked = a_page_of(request);
    const bool chosen = request.a_page.has_value();
    for (std::size_t a_page = asked; a_page >= 1; --a_page) {
        request.a_page = a_page;
        const CardGrid grid = cards_of(puzzles, request);
        if (!std::ranges::all_of(puzzles, [&](const auto& puzzle) { return readable_on(grid, puzzle.scene.board); }))
            continue;
        if (chosen && a_page < std::min(asked, puzzles.size()))
            return fail({tr("{0} boards per page are too small to read, expected at most {1}"), asked, a_page});
        return request;
    }
    return fail(tr("a board has too many cells to read on a page; use a smaller one, or draw it by itself"));
}

Result<void> write_sheet(std::span<const PrintedPuzzle> puzzles, const PictureRequest& asked, Budget& budget,
                         const render::Sink& sink) {
    const Result<PictureRequest> fitting = readable(puzzles, asked);
    if (!fitting) return std::unexpected(fitting.error());
    const PictureRequest& request = *fitting;
    budget.phase(tr("drawing"));
    if (request.format != "pdf") return write_drawing(page_picture(puzzles, request, budget), request, budget, sink);
    std::vector<render::Drawing> pages = puzzle_pages(puzzles, request, budget);
    std::vector<render::Drawing> answers = answer_pages(puzzles, request, budget);
    pages.insert(pages.end(), std::make_move_iterator(answers.begin()), std::make_move_iterator(answers.end()));
    if (budget.exhausted()) return stopped(budget, render::picture_ready);
    return render::pdf(pages, paper_of(request), budget, sink);
}

}  // namespace ariadne::worlds
