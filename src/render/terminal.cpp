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

}  // namespace

std::string terminal(const Scene& scene, const TerminalOptions& options) {
    const Theme& theme = *options.theme;
    std::string out;
    const LineSink sink = [&](const Line& line) { encode(line, options.colours, out); };
    std::vector<Line> lines;
    append(lines, scene.title, {}, true);
    for (const Line& line : lines) sink(line);
    board_lines(scene, options, sink);
    const bool begun = !out.empty();
    lines.clear();
    if (!scene.figures.empty()) {
        if (begun) lines.emplace_back();
        Line& line = lines.emplace_back();
        for (const Figure& figure : scene.figures) {
            if (!line.empty()) write(line, "   ");
            write(line, figure.value, {}, true);
            write(line, " " + figure.name);
        }
    }
    for (const std::string& caption : scene.captions) append(lines, caption, theme[Role::quiet]);
    if (scene.chart) {
        if (begun || !lines.empty()) lines.emplace_back();
        append(lines, scene.chart->title, {}, true);
        append(lines, chart_lines(*scene.chart, options, small_chart));
    }
    for (const Line& line : lines) sink(line);
    return out;
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
