#include <algorithm>
#include <utility>

#include "render/chart_layout.h"
#include "render/painters.h"
#include "render/text_width.h"

namespace ariadne::render {

namespace {

constexpr double label_size = 11;
constexpr std::size_t most_words = 24;  // more notes than this are dots alone

class ChartPainter {
  public:
    ChartPainter(Drawing& drawing, const Chart& chart, Point at, double width, double height, const Theme& theme,
                 Language language)
        : drawing_(drawing),
          chart_(chart),
          theme_(theme),
          language_(language),
          left_(at.x),
          top_(at.y),
          right_(at.x + width),
          bottom_(at.y + height) {}

    void paint(bool area) {
        tick_gap_ = area ? 26 : 44;
        if (!chart_.title.empty()) {
            for (const std::string& line : wrapped(in_words(chart_.title), right_ - left_, 13, true)) {
                add(Text{{left_, top_ + 12}, line, 13, theme_[Role::ink], Anchor::start, true});
                top_ += 18;
            }
            top_ += 8;
        }
        key();
        scale();
        grid();
        for (const Series& series : chart_.series) curve(series, area);
        if (chart_.every_word)
            every_note();
        else
            notes();
    }

  private:
    void add(Shape shape) { drawing_.add(std::move(shape)); }
    std::string in_words(const Message& message) const { return message.in(language_); }
    double px(double x) const { return left_ + (x - x_.low) / (x_.high - x_.low) * (right_ - left_); }
    double py(double y) const { return bottom_ - (y - y_.low) / (y_.high - y_.low) * (bottom_ - top_); }
    Point place(Point p) const { return {px(p.x), py(p.y)}; }

    // The names of the series, when there are several.
    void key() {
        double x = left_;
        bool any = false;
        for (const Series& series : chart_.series) {
            if (series.name.empty()) continue;
            const std::string name = in_words(series.name);
            const double wide = 26 + text_width(name, label_size + 1);
            if (x > left_ && x + wide > right_) {
                x = left_;
                top_ += 18;
            }
            const Colour colour = theme_.colour(series.paint);
            const double y = top_ + 6;
            add(Path{{{{x, y}, {x + 18, y}}}, false, 0, {}, Stroke{colour, 2, false, series.dashed}});
            if (series.dots) add(Disc{{x + 9, y}, 3.5, colour, Stroke{theme_[Role::surface], 1.5}});
            add(Text{{x + 26, y + 4}, name, label_size + 1, theme_[Role::quiet]});
            x += wide + 24;
            any = true;
        }
        if (any) top_ += 22;
    }

    void scale() {
        for (const Series& series : chart_.series)
            for (const Point p : series.points) {
                x_.include(p.x);
                y_.include(p.y);
            }
        for (const Note& note : chart_.notes) {
            x_.include(note.at.x);
            y_.include(note.at.y);
        }
        if (x_.low > x_.high) x_ = y_ = {0, 1};
        // An axis that nearly starts at nought starts there: lengths can be compared.
        if (y_.low >= 0 && y_.low <= y_.high * 0.6) y_.low = 0;
        if (x_.low >= 0 && x_.low <= x_.high * 0.3) x_.low = 0;
        if (!chart_.y_name.empty()) top_ += 22;
        bottom_ -= chart_.x_name.empty() ? 20 : 38;
        y_ticks_ = ticks(y_.low, y_.high, std::max(2, static_cast<int>((bottom_ - top_) / tick_gap_)));
        y_ = {y_ticks_.front(), y_ticks_.back()};
        double widest = 0;
        for (const double y : y_ticks_) widest = std::max(widest, text_width(tick_text(y), label_size));
        name_x_ = left_;
        left_ += widest + 10;
        right_ -= 12;
        const double need = text_width(tick_text(x_.high), label_size) + 24;
        x_ticks_ = ticks(x_.low, x_.high, std::max(2, static_cast<int>((right_ - left_) / need)));
        // The last tick may lie beyond the data: the axis ends with the data unless it would be empty.
        if (x_.high <= x_.low) x_ = {x_ticks_.front(), x_ticks_.back()};
        const bool dots = chart_.every_word || std::ranges::any_of(chart_.series, &Series::dots);
        const double air = dots ? (x_.high - x_.low) * 0.03 : 0;
        x_ = {x_.low - air, x_.high + air};
        std::erase_if(x_ticks_, [&](double x) { return x < x_.low || x > x_.high; });
    }

    void grid() {
        Path rules{.stroke = Stroke{theme_[Role::line], 1}};
        for (const double y : y_ticks_) {
            rules.lines.push_back({{left_, py(y)}, {right_, py(y)}});
            add(Text{{left_ - 8, py(y) + 4}, tick_text(y), label_size, theme_[Role::quiet], Anchor::end});
        }
        for (const double x : x_ticks_) {
            rules.lines.push_back({{px(x), bottom_}, {px(x), bottom_ + 4}});
            add(Text{{px(x), bottom_ + 17}, tick_text(x), label_size, theme_[Role::quiet], Anchor::middle});
        }
        add(std::move(rules));
        if (!chart_.x_name.empty())
            add(Text{{right_, bottom_ + 34},
                     in_words(chart_.x_name),
                     label_size + 1,
                     theme_[Role::quiet],
                     Anchor::end,
                     true});
        if (!chart_.y_name.empty())
            add(Text{{name_x_, top_ - 16},
                     in_words(chart_.y_name),
                     label_size + 1,
                     theme_[Role::quiet],
                     Anchor::start,
                     true});
    }

    void curve(const Series& series, bool area) {
        if (series.points.empty()) return;
        const Colour colour = theme_.colour(series.paint);
        std::vector<Point> line;
        for (const Point p : series.points) {
            if (!line.empty()) line.push_back({px(p.x), line.back().y});
            line.push_back(place(p));
        }
        if (area) {
            Colour faint = colour;
            faint.alpha = 0.12F;
            std::vector<Point> shape = line;
            shape.push_back({line.back().x, bottom_});
            shape.push_back({line.front().x, bottom_});
            add(Path{{std::move(shape)}, true, 0, faint, {}});
        }
        add(Path{{std::move(line)}, false, 0, {}, Stroke{colour, area ? 1.75 : 2, true, series.dashed}});
        if (!series.dots) return;
        for (const Point p : series.points) add(Disc{place(p), 4, colour, Stroke{theme_[Role::surface], 1.5}});
    }

    // A dot for each note; its words only where they would not run into the ones before.
    void notes() {
        struct Taken {
            double from, to, y;
        };
        std::vector<Taken> taken;
        for (const Note& note : chart_.notes) {
            const Point p = place(note.at);
            const Colour colour = theme_.colour(note.paint);
            add(Disc{p, 3.5, colour, Stroke{theme_[Role::surface], 1.5}});
            if (chart_.notes.size() > most_words) continue;
            const std::string text = in_words(note.text);
            const double half = text_width(text, label_size, true) / 2;
            const double x = std::clamp(p.x, left_ + half, std::max(left_ + half, right_ - half));
            const double y = p.y - 9 > top_ - 4 ? p.y - 9 : p.y + 18;
            const bool hit = std::ranges::any_of(taken, [&](const Taken& t) {
                return x - half < t.to + 3 && x + half > t.from - 3 && y < t.y + 13 && y > t.y - 13;
            });
            if (hit) continue;
            taken.push_back({x - half, x + half, y});
            add(Text{{x, y}, text, label_size, colour, Anchor::middle, true});
        }
    }

    void every_note() {
        std::vector<Point> points;
        std::vector<std::string> texts;
        std::vector<double> widths;
        for (const Note& note : chart_.notes) {
            points.push_back(place(note.at));
            texts.push_back(in_words(note.text));
            widths.push_back(text_width(texts.back(), label_size, true));
        }
        const std::vector<Label> labels = place_labels(points, widths, {left_, top_ - 4}, {right_ + 12, bottom_});
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (!labels[i].aside) continue;
            const Point end = {std::clamp(points[i].x, labels[i].at.x - widths[i] / 2, labels[i].at.x + widths[i] / 2),
                               labels[i].at.y > points[i].y ? labels[i].at.y - label_size + 1 : labels[i].at.y + 2};
            add(Path{{{points[i], end}}, false, 0, {}, Stroke{theme_[Role::quiet], 0.75}});
        }
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Colour colour = theme_.colour(chart_.notes[i].paint);
            add(Disc{points[i], 3.5, theme_[Role::thread], Stroke{theme_[Role::surface], 1.5}});
            add(Text{labels[i].at, texts[i], label_size, colour, Anchor::middle, true});
        }
    }

    Drawing& drawing_;
    const Chart& chart_;
    const Theme& theme_;
    Language language_;
    double left_, top_, right_, bottom_;
    double name_x_ = 0;
    double tick_gap_ = 26;  // pixels between two values of y, at least
    Span x_, y_;
    std::vector<double> x_ticks_, y_ticks_;
};

void paint_bars(Drawing& drawing, const Chart& chart, Point at, double width, double height, const Theme& theme,
                Language language) {
    constexpr double size = 12;
    double names = 0;
    double words = 0;
    double most = 0;
    for (const Bar& bar : chart.bars) {
        names = std::max(names, text_width(bar.name.in(language), size));
        words = std::max(words, text_width(bar.text, size));
        most = std::max(most, bar.value);
    }
    const double head = chart.x_name.empty() ? 0 : 22;
    if (head > 0)
        drawing.add(Text{{at.x, at.y + 8}, chart.x_name.in(language), size, theme[Role::quiet], Anchor::start, true});
    const double left = at.x + names + 10;
    const double room = std::max(1.0, width - names - words - 20);
    const double pitch = std::min(32.0, (height - head) / static_cast<double>(chart.bars.size()));
    double y = at.y + head;
    for (const Bar& bar : chart.bars) {
        const double middle = y + pitch / 2;
        const double length = most > 0 ? std::max(1.0, bar.value / most * room) : 1;
        drawing.add(Text{{left - 10, middle + 4}, bar.name.in(language), size, theme[Role::ink], Anchor::end, false});
        drawing.add(Box{{left, y + pitch * 0.15}, length, pitch * 0.7, 2, theme.colour(bar.paint), std::nullopt});
        drawing.add(Text{{left + length + 8, middle + 4}, bar.text, size, theme[Role::quiet], Anchor::start, false});
        y += pitch;
    }
}

}  // namespace

void paint_chart(Drawing& drawing, const Chart& chart, Point at, double width, double height, bool area,
                 const Theme& theme, Language language) {
    if (!chart.bars.empty()) return paint_bars(drawing, chart, at, width, height, theme, language);
    ChartPainter(drawing, chart, at, width, height, theme, language).paint(area);
}

}  // namespace ariadne::render
