#include "render/terminal.h"

#include <utility>
#include <vector>

#include "render/terminal_board.h"
#include "render/terminal_chart.h"

namespace ariadne::render {

namespace {

constexpr int small_chart = 6;  // lines
constexpr int large_chart = 15;

void append(std::vector<Line>& lines, std::vector<Line> more) {
    for (Line& line : more) lines.push_back(std::move(line));
}

void append(std::vector<Line>& lines, const std::string& text, std::optional<Colour> ink = {}, bool bold = false) {
    if (!text.empty()) write(lines.emplace_back(), text, ink, bold);
}

void blank(std::vector<Line>& lines) {
    if (!lines.empty()) lines.emplace_back();
}

}  // namespace

std::string terminal(const Scene& scene, const TerminalOptions& options) {
    const Theme& theme = *options.theme;
    std::vector<Line> lines;
    append(lines, scene.title, {}, true);
    append(lines, board_lines(scene, options));
    if (!scene.figures.empty()) {
        blank(lines);
        Line& line = lines.emplace_back();
        for (const Figure& figure : scene.figures) {
            if (!line.empty()) write(line, "   ");
            write(line, figure.value, {}, true);
            write(line, " " + figure.name);
        }
    }
    for (const std::string& caption : scene.captions) append(lines, caption, theme[Role::quiet]);
    if (scene.chart) {
        blank(lines);
        append(lines, scene.chart->title, {}, true);
        append(lines, chart_lines(*scene.chart, options, small_chart));
    }
    return encode(lines, options.colours);
}

std::string terminal(const Chart& chart, const TerminalOptions& options) {
    std::vector<Line> lines;
    append(lines, chart.title, {}, true);
    append(lines, chart_lines(chart, options, large_chart));
    for (const Series& series : chart.series) {
        if (series.name.empty()) continue;
        Line& line = lines.emplace_back();
        const char* const sample = options.unicode ? (series.dashed ? "╌╌ " : "── ") : (series.dashed ? ".. " : "-- ");
        write(line, sample, options.theme->colour(series.paint));
        write(line, series.name);
    }
    for (const std::string& caption : chart.captions) append(lines, caption, (*options.theme)[Role::quiet]);
    return encode(lines, options.colours);
}

}  // namespace ariadne::render
