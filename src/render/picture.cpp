#include "render/picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "render/painters.h"
#include "render/text_width.h"

namespace ariadne::render {

namespace {

constexpr double largest_cell = 40;
constexpr double largest_cell_of_pieces = 64;
constexpr double room_of_pieces = 560;  // pieces are large: more would only be coarse

double chosen_cell(const Board& board, const PictureOptions& options) {
    if (options.cell > 0) return options.cell;
    const bool pieces = !board.pieces.empty();
    const double room = pieces ? std::min(options.room, room_of_pieces) : options.room;
    return std::clamp(std::floor(room / std::max(board.size.rows, board.size.cols)), 1.0,
                      pieces ? largest_cell_of_pieces : largest_cell);
}

// Lays the parts of a picture out one under another, down the page.
class Page {
  public:
    Page(Drawing& drawing, const Theme& theme, Language language, double width)
        : drawing_(drawing), theme_(theme), language_(language), width_(width) {}

    double y() const { return y_; }
    void skip(double height) { y_ += height; }

    void title(const Message& title) {
        if (title.empty()) return;
        for (const std::string& line : wrapped(title.in(language_), width_, 18, true)) {
            drawing_.add(Text{{margin, y_ + 18}, line, 18, theme_[Role::ink], Anchor::start, true});
            y_ += 26;
        }
        y_ += 8;
    }

    void figures(const std::vector<Figure>& figures) {
        if (figures.empty()) return;
        double x = margin;
        for (const Figure& figure : figures) {
            const double value = std::max(text_width(figure.value, 24, true), text_width(figure.room, 24, true));
            const std::string name = figure.name.in(language_);
            const double wide = value + 6 + text_width(name, 13);
            if (x > margin && x + wide > margin + width_) {
                x = margin;
                y_ += 34;
            }
            const bool right = !figure.room.empty();  // a number that grows keeps the place of its last digit
            drawing_.add(Text{{right ? x + value : x, y_ + 22},
                              figure.value,
                              24,
                              theme_[Role::ink],
                              right ? Anchor::end : Anchor::start,
                              true});
            drawing_.add(Text{{x + value + 6, y_ + 22}, name, 13, theme_[Role::quiet]});
            x += wide + 24;
        }
        y_ += 40;
    }

    void captions(const std::vector<Message>& captions) {
        for (const Message& caption : captions)
            for (const std::string& line : wrapped(caption.in(language_), width_, 13)) {
                drawing_.add(Text{{margin, y_ + 13}, line, 13, theme_[Role::quiet]});
                y_ += 20;
            }
        if (!captions.empty()) y_ += 8;
    }

    void legend(const Scene& scene) {
        if (std::ranges::all_of(scene.legend, [](const LegendEntry& e) { return e.text.empty(); })) return;
        constexpr double sample = 18;
        double x = margin;
        for (const LegendEntry& entry : scene.legend) {
            if (entry.text.empty()) continue;
            const std::string text = entry.text.in(language_);
            const double wide = sample + 8 + text_width(text, 13);
            if (x > margin && x + wide > margin + width_) {
                x = margin;
                y_ += 26;
            }
            paint_sample(drawing_, scene.board.styles[entry.style], {x, y_}, sample,
                         scene.board.daylight ? light_theme() : theme_);
            drawing_.add(Text{{x + sample + 8, y_ + 14}, text, 13, theme_[Role::quiet]});
            x += wide + 20;
        }
        y_ += 34;
    }

  private:
    Drawing& drawing_;
    const Theme& theme_;
    Language language_;
    double width_;
    double y_ = margin;
};

// paint(drawing, measures) paints the board.
template <class Paint>
Result<Drawing> lay_out(const Scene& scene, const PictureOptions& options, const Paint& paint) {
    const Board& board = scene.board;
    if (board.size.rows <= 0 || board.size.cols <= 0) return fail(tr("nothing to draw: the board has no cells"));
    if (!(options.cell >= 0 && options.cell <= 1000))
        return fail({tr("found a cell size of {0} pixels, expected 0 to 1000"), options.cell});
    const Theme& theme = *options.theme;
    Measures measures;
    Margins around = axis_margins(board);
    if (board.walls) {
        const Result<Measures> asked = measure(board.size, options);
        if (!asked) return std::unexpected(asked.error());
        measures = *asked;
        if (options.alone()) {
            Drawing drawing{measures.width(board.size),
                            measures.height(board.size),
                            theme[Role::surface],
                            scene.title.in(options.language),
                            {}};
            paint(drawing, measures);
            return drawing;
        }
        for (double* side : {&around.left, &around.top, &around.right, &around.bottom}) *side += measures.overhang();
    } else {
        const double cell = chosen_cell(board, options);
        measures = {{0, 0, cell, cell}, 0};
        if (board.gate) around = gate_margins(cell);
    }
    const double board_width = around.left + board.size.cols * measures.at.dx + around.right;
    const bool words = !options.bare;
    const double width = std::max(board_width, words ? 408.0 : 0.0);

    Drawing drawing{std::ceil(width + 2 * margin), 0, theme[Role::surface], scene.title.in(options.language), {}};
    Page page(drawing, theme, options.language, width);
    if (words) {
        page.title(scene.title);
        page.figures(scene.figures);
    }
    measures.at.x0 = margin + around.left;
    measures.at.y0 = page.y() + around.top;
    paint(drawing, measures);
    page.skip(around.top + board.size.rows * measures.at.dy + around.bottom);
    if (words) {
        page.skip(16);
        page.legend(scene);
        page.captions(scene.captions);
        if (scene.chart) {
            constexpr double height = 172;
            page.skip(8);
            paint_chart(drawing, *scene.chart, {margin, page.y()}, width, height, true, theme, options.language);
            page.skip(height + 8);
            page.captions(scene.chart->captions);
        }
        page.skip(-16);
    }
    drawing.height = std::ceil(page.y() + margin);
    return drawing;
}

}  // namespace

Result<Drawing> draw(const Scene& scene, const PictureOptions& options, Budget& budget) {
    Result<Drawing> drawing = lay_out(scene, options, [&](Drawing& on, const Measures& measures) {
        paint_board(on, scene, measures, *options.theme, budget);
    });
    if (drawing && budget.exhausted()) return stopped(budget, picture_ready);
    return drawing;
}

Result<Drawing> draw_around_board(const Scene& scene, const PictureOptions& options) {
    return lay_out(scene, options, [](Drawing&, const Measures&) {});
}

Drawing draw(const Chart& chart, const Theme& theme, Language language) {
    constexpr double width = 720;
    const double height = chart.bars.empty() ? 400 : std::min(400.0, 22 + 32 * static_cast<double>(chart.bars.size()));
    Drawing drawing{width + 2 * margin, 0, theme[Role::surface], chart.title.in(language), {}};
    Page page(drawing, theme, language, width);
    page.title(chart.title);
    Chart body = chart;
    body.title = {};
    paint_chart(drawing, body, {margin, page.y()}, width, height, false, theme, language);
    page.skip(height + 8);
    page.captions(chart.captions);
    drawing.height = std::ceil(page.y() + margin);
    return drawing;
}

}  // namespace ariadne::render
