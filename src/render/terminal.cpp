#include "render/terminal.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include <fmt/format.h>

#include "render/chart_layout.h"
#include "render/picture.h"
#include "render/terminal_parts.h"

namespace ariadne::render {

namespace {

constexpr int widest = 72;  // columns of the plot of a chart
constexpr int chart_height = 6;

// A chart with its axes.
class ChartText {
  public:
    ChartText(const Chart& chart, const TerminalOptions& options) : chart_(chart), options_(options) {
        for (const Series& series : chart.series)
            for (const Point p : series.points) {
                x_.include(p.x);
                y_.include(p.y);
            }
    }

    std::vector<Line> lines() {
        if (x_.low > x_.high) return {};
        if (y_.low >= 0 && y_.low <= y_.high * 0.6) y_.low = 0;
        if (y_.high <= y_.low) y_.high = y_.low + 1;
        const std::vector<double> labels = y_labels();
        for (const double y : labels) margin_ = std::max(margin_, tick_text(y).size());
        margin_ += 2;
        const int room = options_.width > 0 ? options_.width - static_cast<int>(margin_) : widest;
        width_ = std::clamp(room, 8, widest);
        plot_.assign(static_cast<std::size_t>(chart_height), Line(static_cast<std::size_t>(width_)));
        for (const Series& series : chart_.series) draw(series);
        for (const Note& note : chart_.notes)
            set(column(note.at.x), row(note.at.y), options_.unicode ? "●" : "o", theme_.colour(note.paint));

        std::vector<Line> result;
        if (!chart_.y_name.empty())
            write(result.emplace_back(), chart_.y_name.in(options_.language), theme_[Role::quiet]);
        for (int r = 0; r < chart_height; ++r) result.push_back(labelled(r, labels));
        result.push_back(foot());
        return result;
    }

  private:
    // The ends, and between them round values that do not crowd them.
    std::vector<double> y_labels() const {
        std::vector<double> labels = {y_.low, y_.high};
        for (const double y : ticks(y_.low, y_.high, std::max(2, chart_height / 3)))
            if (y > y_.low && y < y_.high && row(y) >= 2 && row(y) <= chart_height - 3) labels.push_back(y);
        return labels;
    }

    int column(double x) const {
        if (x_.high <= x_.low) return width_ / 2;
        return static_cast<int>(std::lround((x - x_.low) / (x_.high - x_.low) * (width_ - 1)));
    }
    int row(double y) const {
        return static_cast<int>(std::lround((y_.high - y) / (y_.high - y_.low) * (chart_height - 1)));
    }

    void set(int col, int r, std::string_view text, Colour colour) {
        plot_[static_cast<std::size_t>(r)][static_cast<std::size_t>(col)] = {std::string(text), colour, {}, false};
    }

    // One value a column: the last point at or before it, as a staircase.
    void draw(const Series& series) {
        const Colour colour = theme_.colour(series.paint);
        const char* const level = options_.unicode ? (series.dashed ? "╌" : "─") : (series.dashed ? "." : "-");
        const char* const rise = options_.unicode ? "│" : "|";
        int before = -1;
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const int r = row(series.points[i].y);
            const int from = column(series.points[i].x);
            const int to = i + 1 < series.points.size() ? column(series.points[i + 1].x) : from;
            for (int between = std::min(before, r) + 1; before >= 0 && between < std::max(before, r); ++between)
                set(from, between, rise, colour);
            if (before >= 0 && before != r && options_.unicode) set(from, before, before > r ? "╯" : "╮", colour);
            for (int col = from; col <= to; ++col)
                if (col > from || before < 0 || before == r)
                    set(col, r, level, colour);
                else
                    set(col, r, options_.unicode ? (before > r ? "╭" : "╰") : level, colour);
            before = r;
        }
        if (!series.dots) return;
        for (const Point p : series.points) set(column(p.x), row(p.y), options_.unicode ? "●" : "o", colour);
    }

    Line labelled(int r, const std::vector<double>& labels) const {
        std::string label;
        for (const double y : labels)
            if (row(y) == r) label = tick_text(y);
        Line line;
        write(line, fmt::format("{:>{}} ", label, margin_ - 2), theme_[Role::quiet]);
        const std::string_view axis = options_.unicode ? (label.empty() ? "│" : "┤") : (label.empty() ? "|" : "+");
        write(line, axis, theme_[Role::quiet]);
        const Line& plot = plot_[static_cast<std::size_t>(r)];
        line.insert(line.end(), plot.begin(), plot.end());
        return line;
    }

    Line foot() const {
        const std::string first = tick_text(x_.low);
        const std::string last = tick_text(x_.high);
        const std::string name = chart_.x_name.in(options_.language);
        const auto wide = static_cast<std::size_t>(width_);
        std::string text = first;
        const std::size_t used = first.size() + last.size() + glyphs(name).size();
        const std::size_t blanks = wide > used ? wide - used : 2;
        if (x_.high > x_.low)
            text += std::string(blanks / 2, ' ') + name + std::string(blanks - blanks / 2, ' ') + last;
        else
            text += " " + name;
        Line line(margin_);
        write(line, text, theme_[Role::quiet]);
        return line;
    }

    const Chart& chart_;
    const TerminalOptions& options_;
    const Theme& theme_ = terminal_theme();
    int width_ = widest;
    std::size_t margin_ = 0;
    Span x_, y_;
    std::vector<Line> plot_;
};

}  // namespace

std::vector<std::uint8_t> thread_sides(const std::vector<Cell>& thread, Size places, int scale) {
    std::vector<std::uint8_t> out(places.area());
    const auto mark = [&](Cell place, unsigned bit) { out[places.index(place)] |= static_cast<std::uint8_t>(bit); };
    std::optional<Cell> before;
    for (const Cell cell : thread) {
        const Cell here = {cell.row / scale, cell.col / scale};
        mark(here, on_thread);
        for (const Direction d : all_directions) {
            if (!before || step(*before, d) != here) continue;
            mark(*before, side(d));
            mark(here, side(opposite(d)));
        }
        before = here;
    }
    return out;
}

Result<void> terminal(const Scene& scene, const TerminalOptions& options, Budget& budget, const Sink& sink) {
    Pieces pieces(budget, sink);
    bool begun = false;
    const LineSink add = [&](const Line& line) {
        begun = true;
        encode(line, options.colours, pieces.text());
        return pieces.next();
    };
    const auto say = [&](const Message& message, std::optional<Colour> ink, bool bold) {
        if (message.empty()) return;
        Line line;
        write(line, message.in(options.language), ink, bold);
        add(line);
    };
    const auto leave_blank = [&] {
        if (begun) add({});
    };
    say(scene.title, {}, true);
    board_lines(scene, options, add);
    if (!scene.figures.empty()) {
        leave_blank();
        Line line;
        for (const Figure& figure : scene.figures) {
            if (!line.empty()) write(line, "   ");
            write(line, figure.value, {}, true);
            write(line, " " + figure.name.in(options.language));
        }
        add(line);
    }
    for (const Message& caption : scene.captions) say(caption, terminal_theme()[Role::quiet], false);
    if (scene.chart) {
        leave_blank();
        say(scene.chart->title, {}, true);
        for (const Line& line : ChartText(*scene.chart, options).lines()) add(line);
    }
    return pieces.finish(picture_ready);
}

std::string terminal(const Scene& scene, const TerminalOptions& options) {
    Budget unlimited;
    return *collected([&](const Sink& sink) { return terminal(scene, options, unlimited, sink); });
}

}  // namespace ariadne::render
